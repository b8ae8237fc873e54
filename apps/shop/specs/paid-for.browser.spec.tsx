import { getWallet, listBills } from "@sihai/contract/payment";
import { listSuspended } from "@sihai/contract/suspense";
import { exchangeOffers, listTransfers } from "@sihai/contract/transfer";
import { listWithdrawals } from "@sihai/contract/withdrawal";
import { cnyText, formatDateTime } from "@sihai/text";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { cutOff, violations } from "@sihai/ui/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { aWallet } from "../testing/things.ts";

/** Lists of the wallet with nothing in them. */
function emptyWalletWire() {
  const wire = shopWire();
  wire.answering(listBills, { data: { list: [], total: 0, page: 1, pageSize: 20 } });
  wire.answering(listWithdrawals, { data: { list: [], total: 0, page: 1, pageSize: 20, held: [] } });
  wire.answering(listTransfers, { data: { list: [], total: 0, page: 1, pageSize: 20 } });
  wire.answering(exchangeOffers, { data: { offers: [] } });
  wire.answering(listSuspended, { data: { list: [] } });
  return wire;
}

const day = 86_400_000;
const dueAt = new Date(Date.now() + day).toISOString();
const overAt = new Date(Date.now() - day).toISOString();

it.each(["en", "zh"] as const)(
  "what is paid and not yet used names its orders, with until when, and links to them, in %s",
  async (language) => {
    const wire = emptyWalletWire();
    const list = [
      { kind: "order" as const, no: "DG010000295", dueAt },
      { kind: "parcel" as const, no: "PK100001", dueAt: null },
      { kind: "order" as const, no: "DG010000296", dueAt: overAt },
    ];
    const paidFor = { list, more: true };
    wire.answering(getWallet, { data: aWallet("0.00", { deposit: "80.00", openedIn: "2026-10", paidFor }) });
    const host = await openPage("/wallet/index", { user: mei, language });
    const words = await walletDict.load(language);
    const under = language === "en" ? "/en" : "/cn";
    const link = (name: string) => page.getByRole("link", { name, exact: true });
    await expect.element(link("DG010000295")).toHaveAttribute("href", `${under}/order/detail?orderNo=DG010000295`);
    await expect.element(page.getByText(words.paidForBy(formatDateTime(dueAt, language)))).toBeVisible();
    await expect.element(page.getByText(words.paidForLate(formatDateTime(overAt, language)))).toBeVisible();
    expect(host.textContent).not.toContain(words.paidForBy(formatDateTime(overAt, language)));
    await expect.element(link("PK100001")).toHaveAttribute("href", `${under}/package/detail?packageId=PK100001`);
    await expect.element(link(words.paidForMore)).toHaveAttribute("href", `${under}/order/list`);
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  },
);

it.each(["en", "zh"] as const)("the month's sum has beside it what cards took on top, in %s", async (language) => {
  const words = await walletDict.load(language);
  const wire = emptyWalletWire();
  const { month } = aWallet("0.00");
  const spent = [{ kind: "order" as const, amount: "148.00" }];
  wire.answering(getWallet, { data: aWallet("0.00", { month: { ...month, spent, total: "148.00", surcharge: "5.18" } }) });
  const host = await openPage("/wallet/index", { user: mei, language });
  await expect.element(page.getByText(words.plusSurcharge(cnyText("5.18")))).toBeVisible();
  expect(cutOff(host)).toEqual([]);
});
