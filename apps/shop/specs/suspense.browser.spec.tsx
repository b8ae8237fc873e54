import type { CallData } from "@sihai/contract";
import { getWallet, listBills } from "@sihai/contract/payment";
import { listSuspended } from "@sihai/contract/suspense";
import { exchangeOffers, listTransfers } from "@sihai/contract/transfer";
import { listWithdrawals } from "@sihai/contract/withdrawal";
import { formatAmount } from "@sihai/text";
import { suspenseDict } from "@sihai/text/dict/suspense";
import { cutOff, violations } from "@sihai/ui/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

type Suspended = CallData<typeof listSuspended>["list"][number];

function suspended(changes: Partial<Suspended> = {}): Suspended {
  return {
    suspenseNo: "SP400001",
    state: "open",
    arrived: { amount: "180.59", currency: "CNY" },
    why: "other-amount",
    arrivedAt: "2026-11-23T02:00:00.000Z",
    answerBy: "2099-11-26T02:00:00.000Z",
    closedAt: null,
    tradeNo: "T261123ABCDEFGHI",
    paysFor: ["DG010000295"],
    ...changes,
  };
}

it.each(["en", "zh"] as const)(
  "the wallet shows in %s what is being checked: amount, why, what comes next and by when",
  async (language) => {
    const wire = shopWire();
    const zero = { amount: "0.00", currency: "CNY" as const };
    const month = { name: "2026-11", spent: [], total: "0.00", refunded: "0.00", recharged: "0.00" };
    wire.answering(getWallet, { data: { balances: [zero], held: "0.00", deposit: "0.00", owed: "0.00", debt: "0.00", month } });
    wire.answering(listBills, { data: { list: [], total: 0, page: 1, pageSize: 20 } });
    wire.answering(listTransfers, { data: { list: [], total: 0, page: 1, pageSize: 20 } });
    wire.answering(listWithdrawals, { data: { list: [], total: 0, page: 1, pageSize: 20, held: [] } });
    wire.answering(exchangeOffers, { data: { offers: [] } });
    const back = suspended({
      suspenseNo: "SP400002",
      state: "sending",
      arrived: { amount: "50.00", currency: "USD" },
      tradeNo: null,
    });
    wire.answering(listSuspended, { data: { list: [suspended(), back] } });
    const host = await openPage("/wallet/index", { user: mei, language });
    const words = await suspenseDict.load(language);
    await expect.element(page.getByRole("heading", { name: words.title })).toBeVisible();
    await expect.element(page.getByText(formatAmount("180.59", "CNY"))).toBeVisible();
    await expect.element(page.getByText(`${words.next} ${words.waits}`)).toBeVisible();
    await expect.element(page.getByText(words.by, { exact: false })).toBeVisible();
    await expect.element(page.getByText(words.sending)).toBeVisible();
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  },
);
