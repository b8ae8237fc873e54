import type { CallData } from "@sihai/contract";
import { listOwnDisputes } from "@sihai/contract/dispute";
import { getWallet, listBills, openRecharge } from "@sihai/contract/payment";
import { listSuspended } from "@sihai/contract/suspense";
import { exchangeOffers, listTransfers } from "@sihai/contract/transfer";
import { listWithdrawals } from "@sihai/contract/withdrawal";
import { cnyText, formatAmount, formatMonth } from "@sihai/text";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { receiptDict } from "@sihai/text/dict/receipt";
import { suspenseDict } from "@sihai/text/dict/suspense";
import { cutOff, violations } from "@sihai/ui/testing";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { aWallet } from "../testing/things.ts";

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
  "the wallet shows in %s what is being checked and what a bank disputes: amount, why, what comes next and what waits",
  async (language) => {
    const wire = shopWire();
    const zero = { amount: "0.00", currency: "CNY" as const };
    wire.answering(getWallet, { data: aWallet("0.00", { openedIn: "2026-10", debt: "60.00" }) });
    const byCard = { charged: { amount: "7.29", currency: "EUR" as const }, surcharge: "1.96" };
    const yuan = { amount: "56.00", currency: "CNY" as const };
    const bill = {
      ...{ id: "1", kind: "order" as const, at: "2026-11-20T02:00:00.000Z" },
      change: zero,
      amount: yuan,
      card: byCard,
    };
    const list = [{ ...bill, balanceAfter: null, method: "card" as const, subject: "T261123AAAAAAAAA" }];
    wire.answering(listBills, { data: { list, total: 1, page: 1, pageSize: 20 } });
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
    wire.answering(openRecharge, { refusal: "RECHARGE_AMOUNT_REFUSED", facts: { least: "10.00", most: "50000.00" } });
    const disputed = {
      disputeNo: "DP700001",
      state: "open" as const,
      openedAt: "2026-11-20T02:00:00.000Z",
      taken: "100.00",
      surcharge: "3.50",
    };
    const paid = {
      amount: { amount: "103.50", currency: "CNY" as const },
      tradeNo: "T261123AAAAAAAAA",
      paysFor: ["DG010000296"],
    };
    wire.answering(listOwnDisputes, { data: { list: [{ ...disputed, ...paid }], owed: "60.00" } });
    const host = await openPage("/wallet/index", { user: mei, language });
    const words = await suspenseDict.load(language);
    const own = (await walletDict.load(language)).disputes;
    await expect.element(page.getByText(own.why.open)).toBeVisible();
    const { statementLink, statementTable } = await receiptDict.load(language);
    const statement = page.getByRole("link", { name: statementLink(formatMonth("2026-10", language)) });
    await expect.element(statement).toHaveAttribute("href", `/api/wallet/statement-pdf?month=2026-10&lang=${language}`);
    // The table stands beside the paper, on the line that says of which month both are.
    const table = page.getByRole("link", { name: statementTable(formatMonth("2026-10", language)) });
    const tops = [statement, table].map((link) => link.element().getBoundingClientRect().top);
    expect(tops[1]).toBe(tops[0]);
    // No month before the account was opened is offered.
    expect(page.getByText(statementLink(formatMonth("2026-09", language))).elements()).toEqual([]);
    const { cardChargedWith } = await walletDict.load(language);
    await expect.element(page.getByText(cardChargedWith(formatAmount("7.29", "EUR"), cnyText("1.96")))).toBeVisible();
    await expect.element(page.getByText(own.taken(cnyText("100.00")))).toBeVisible();
    await expect.element(page.getByText(own.blocks(cnyText("60.00")))).toBeVisible();
    await expect.element(page.getByText(own.surcharge(cnyText("3.50")))).toBeVisible();
    const { debtCounts, repay } = await walletDict.load(language);
    await expect.element(page.getByText(debtCounts)).toBeVisible();
    await page.getByRole("button", { name: repay(cnyText("60.00")) }).click();
    await vi.waitFor(() => expect(wire.heard(openRecharge)).toMatchObject([{ body: { amount: "60.00" } }]));
    await expect.element(page.getByRole("heading", { name: words.title })).toBeVisible();
    await expect.element(page.getByText(formatAmount("180.59", "CNY"))).toBeVisible();
    await expect.element(page.getByText(`${words.next} ${words.waits}`)).toBeVisible();
    await expect.element(page.getByText(words.by, { exact: false })).toBeVisible();
    await expect.element(page.getByText(words.sending)).toBeVisible();
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  },
);
