import type { CallData } from "@sihai/contract";
import { getBill, getWallet, listBills } from "@sihai/contract/payment";
import { listSuspended } from "@sihai/contract/suspense";
import { exchangeOffers, listTransfers } from "@sihai/contract/transfer";
import { listWithdrawals } from "@sihai/contract/withdrawal";
import { formatAmount } from "@sihai/text";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { cutOff } from "@sihai/ui/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { aWallet } from "../testing/things.ts";

const cny = (amount: string) => ({ amount, currency: "CNY" as const });
const byCard: CallData<typeof listBills>["list"][number] = {
  ...{ id: "9", kind: "back-payment", at: "2026-11-20T02:00:00.000Z", change: cny("0.00"), balanceAfter: null },
  ...{ amount: cny("12800.34"), method: "card", subject: "T2611255VJEDDAB8" },
  card: { charged: { amount: "1790.25", currency: "USD" }, surcharge: "448.01" },
};
const byBalance = {
  ...{ ...byCard, id: "8", kind: "supplement" as const, change: cny("-12888.00"), amount: cny("12888.00") },
  ...{ method: "balance" as const, card: null, balanceAfter: cny("12345.67") },
};
const refund = {
  ...{ ...byBalance, id: "7", kind: "refund" as const, change: cny("12345.67"), amount: cny("12345.67") },
  ...{ method: "system" as const, subject: "DG010000017" },
};

it.each(["en", "zh"] as const)(
  "scrolls nowhere sideways on the narrowest phone with text twice as large, in %s",
  async (language) => {
    const words = await walletDict.load(language);
    const wire = shopWire();
    const { month } = aWallet("0.00");
    const spent = [{ kind: "back-payment" as const, amount: "12800.34" }];
    const came = {
      refunded: "12345.67",
      recharged: "12000.00",
      rechargedOther: [{ amount: "1234.56", currency: "USD" as const }],
    };
    wire.answering(getWallet, {
      data: aWallet("12345.67", { month: { ...month, ...came, spent, total: "12800.34", surcharge: "448.01" } }),
    });
    wire.answering(listBills, { data: { list: [byCard, byBalance, refund], total: 3, page: 1, pageSize: 20 } });
    wire.answering(getBill, {
      data: {
        ...byBalance,
        card: null,
        reversalOf: null,
        postings: [{ from: "wallet", to: "held", amount: cny("12888.00") }],
        links: [],
      },
    });
    wire.answering(exchangeOffers, { data: { offers: [] } });
    wire.answering(listSuspended, { data: { list: [] } });
    wire.answering(listTransfers, { data: { list: [], total: 0, page: 1, pageSize: 20 } });
    wire.answering(listWithdrawals, { data: { list: [], total: 0, page: 1, pageSize: 20, held: [] } });
    document.documentElement.style.fontSize = "32px";
    await page.viewport(320, 640);
    const shown = await openPage("/wallet/index", { user: mei, language });
    await expect.element(page.getByText(formatAmount("1234.56", "USD"))).toBeVisible();
    const opening = page.getByRole("button", { name: new RegExp(`^${words.kinds.supplement}`) });
    await expect.element(opening).toBeVisible();
    const { clientWidth, scrollWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
    expect(cutOff(shown)).toEqual([]);
    await opening.click();
    const sheet = page.getByRole("dialog");
    await expect.element(sheet.getByText(words.movements)).toBeVisible();
    expect(sheet.element().scrollWidth).toBe(sheet.element().clientWidth);
    expect(cutOff(sheet.element())).toEqual([]);
  },
);
