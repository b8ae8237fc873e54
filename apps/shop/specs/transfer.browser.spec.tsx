import { queryClient } from "@sihai/client";
import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { getWallet, listBills } from "@sihai/contract/payment";
import { listSuspended } from "@sihai/contract/suspense";
import {
  announceTransfer,
  cancelTransfer,
  exchangeBalance,
  exchangeOffers,
  listTransfers,
  openTransfer,
  transferDetail,
  transferWays,
} from "@sihai/contract/transfer";
import { listWithdrawals } from "@sihai/contract/withdrawal";
import { formatAmount, formatDateTime, joined } from "@sihai/text";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { transferDict } from "@sihai/text/dict/transfer";
import { uiDict } from "@sihai/text/dict/ui";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { amountDraft } from "../src/features/transfer/OpenForm.tsx";
import { type Transfer, transfer, transferNo } from "../testing/a-transfer.ts";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";
import { aWallet } from "../testing/things.ts";

const money = (amount: string, currency: "USD" | "JPY" | "CNY" | "EUR") => ({ amount, currency });
const ways: CallData<typeof transferWays> = {
  ways: [
    { method: "mainland", fee: null, limits: [{ least: money("50.00", "CNY"), most: money("500000.00", "CNY") }] },
    {
      method: "overseas",
      fee: { amount: "65.00", currency: "HKD" },
      limits: [
        { least: money("30.00", "USD"), most: money("500000.00", "USD") },
        { least: money("4000", "JPY"), most: money("70000000", "JPY") },
      ],
    },
    { method: "wise", fee: null, limits: [{ least: money("10.00", "EUR"), most: money("200000.00", "EUR") }] },
  ],
};
const pageOf = (list: Transfer[]) => ({ data: { list, total: list.length, page: 1, pageSize: 20 } });

const words = await transferDict.load("en");
const walletWords = await walletDict.load("en");
let wire: Wire;
beforeEach(() => {
  amountDraft.forget();
  wire = shopWire();
  wire.answering(transferWays, { data: ways });
  wire.answering(listTransfers, pageOf([transfer()]));
  wire.answering(transferDetail, { data: transfer() });
  wire.answering(listSuspended, { data: { list: [] } });
});

describe.each(["en", "zh"] as const)("recharging in %s", (language) => {
  it("shows that it loads, then every way with its time, fee and currencies, and nothing wrong", async () => {
    const arrive = wire.holding(transferWays);
    const host = await openPage("/recharge/index", { user: mei, language });
    const [{ loading }, own] = await Promise.all([uiDict.load(language), transferDict.load(language)]);
    await expect.element(page.getByRole("status", { name: loading }).first()).toBeVisible();
    arrive({ data: ways });
    for (const way of ["mainland", "overseas", "wise"] as const)
      await expect.element(page.getByRole("link", { name: own.ways[way].choose })).toBeVisible();
    await expect.element(page.getByText(own.workingDays(2, 3), { exact: true })).toBeVisible();
    await expect.element(page.getByText(own.days(1, 5), { exact: true })).toBeVisible();
    await expect.element(page.getByText("USD JPY")).toBeVisible();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it.each([
    ["mainland", "introAmount"],
    ["overseas", "intro"],
  ] as const)("asks for a currency only where there are several: %s", async (method, said) => {
    const own = await transferDict.load(language);
    await openPage(`/recharge/${method}`, { user: mei, language });
    await expect.element(page.getByText(own.open[said])).toBeVisible();
    expect(page.getByRole("combobox", { name: own.open.currency }).elements()).toHaveLength(said === "intro" ? 1 : 0);
  });

  it("shows the account with everything to copy, the fee and what will stand in the wallet", async () => {
    const host = await openPage("/recharge/overseas", { search: { transferNo }, user: mei, language });
    const own = await transferDict.load(language);
    await expect.element(page.getByText(transfer().account.holder)).toBeVisible();
    const { number, holder, accountNo, swift, bankAddress } = own.account;
    for (const label of [number, holder, accountNo, swift, bankAddress])
      await expect.element(page.getByRole("button", { name: own.account.copy(label), exact: true })).toBeVisible();
    await expect.element(page.getByText(own.about("US$\u00a0191.65"))).toBeVisible();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it.each(["announced", "arrived", "credited", "lapsed", "refused", "cancelled"] as const)(
    "says how a transfer that is %s stands",
    async (state) => {
      const credited = {
        arrived: money("200.00", "USD"),
        fee: money("8.35", "USD"),
        added: money("191.65", "USD"),
        at: "2026-11-25T02:00:00.000Z",
        billId: "7",
      };
      const told = { state, fee: null, may: { announce: state === "lapsed", cancel: false }, lapsesAt: null, reason: "No." };
      wire.answering(transferDetail, { data: transfer({ ...told, credited: state === "credited" ? credited : null }) });
      const host = await openPage("/recharge/success", { search: { transferNo }, user: mei, language });
      const own = await transferDict.load(language);
      await expect.element(page.getByText(own.states[state].next).first()).toBeVisible();
      expect(await violations(host, { whole: true })).toEqual([]);
      expect(cutOff(host)).toEqual([]);
    },
  );
});

describe.each(["en", "zh"] as const)("a transfer in %s for what is paid or cancelled by now", (language) => {
  const pays: Transfer["pays"] = {
    ...{ tradeNo: "T2026112200000001", purpose: "order", amount: "69.00", numbers: ["DG000000017"], rate: "1" },
    ...{ state: "over", until: null, paid: null },
  };

  it.each([
    ["its account", "/recharge/overseas"],
    ["how it stands", "/recharge/success"],
  ] as const)("says at %s not to send it, and where money goes that was sent", async (_, path) => {
    const own = await transferDict.load(language);
    wire.answering(transferDetail, { data: transfer({ pays }) });
    await openPage(path, { search: { transferNo }, user: mei, language });
    await expect.element(page.getByText(own.pay.over).first()).toBeVisible();
    await expect.element(page.getByText(own.pay.states.over)).toBeVisible();
    await expect.element(page.getByText(own.pay.states.opened)).not.toBeInTheDocument();
  });
});

describe.each(["en", "zh"] as const)("a transfer of which less came, in %s", (language) => {
  const credited = {
    ...{ arrived: money("155.00", "USD"), fee: money("0.00", "USD"), added: money("155.00", "USD") },
    ...{ at: "2026-11-25T02:00:00.000Z", billId: "7" },
  };
  const written = {
    remitter: "Mei Chen",
    bank: "Nordbank",
    voucherNo: "",
    transactionId: "",
    remark: "",
    fileId: "a".repeat(24),
  };
  const receipt = { ...written, sent: money("200.00", "USD"), at: "2026-11-24T02:00:00.000Z" };

  it("shows the receipt it is compared with, and when what came", async () => {
    const { success } = await transferDict.load(language);
    wire.answering(transferDetail, { data: transfer({ state: "credited", lapsesAt: null, receipt, credited }) });
    await openPage("/recharge/success", { search: { transferNo }, user: mei, language });
    await expect.element(page.getByText("Nordbank", { exact: false })).toBeVisible();
    await expect.element(page.getByRole("button", { name: success.receipt, exact: false })).toBeVisible();
    await expect.element(page.getByText(success.thanSent.less(formatAmount("45.00", "USD")), { exact: false })).toBeVisible();
    await expect.element(page.getByText(formatDateTime(credited.at, language), { exact: false }).first()).toBeVisible();
  });

  it("says as soon as its receipt is sent that this is too little for what it pays", async () => {
    const { success } = await transferDict.load(language);
    const numbers = ["DG010000329", "DG010000337"];
    const trade = { tradeNo: "T2611240000000001", purpose: "order" as const, numbers, amount: "1430.00" };
    const pays = { ...trade, rate: "0.14", state: "waiting" as const, until: null, paid: null };
    const announced = { state: "announced", lapsesAt: null, pays } as const;
    const less = { ...receipt, sent: money("155.00", "USD") };
    wire.answering(transferDetail, { data: transfer({ ...announced, receipt: less }) });
    await openPage("/recharge/success", { search: { transferNo }, user: mei, language });
    await expect.element(page.getByText(success.receiptShort(formatAmount("45.00", "USD")))).toBeVisible();
    await expect.element(page.getByText(joined(numbers, language))).toBeVisible();
    wire.answering(transferDetail, { data: transfer({ ...announced, receipt }) });
    await queryClient.invalidateQueries();
    await expect.element(page.getByText(success.receiptShort(formatAmount("45.00", "USD")))).not.toBeInTheDocument();
  });

  it("says that there is no receipt, and not what was sent", async () => {
    const { success } = await transferDict.load(language);
    wire.answering(transferDetail, { data: transfer({ state: "credited", lapsesAt: null, credited }) });
    await openPage("/recharge/success", { search: { transferNo }, user: mei, language });
    await expect.element(page.getByText(success.noReceipt)).toBeVisible();
    await expect.element(page.getByText(success.thanOpened.less(formatAmount("45.00", "USD")), { exact: false })).toBeVisible();
  });
});

describe("a transfer", () => {
  it("that pays says whose fees are whose, and what must arrive in full", async () => {
    const trade = { tradeNo: "T2611240000000001", purpose: "order" as const, numbers: ["DG010000329"], amount: "1400.00" };
    const until = "2026-12-07T02:00:00.000Z";
    const pays = { ...trade, rate: "0.1429", state: "waiting" as const, until, paid: null };
    wire.answering(transferDetail, { data: transfer({ pays }) });
    const host = await openPage("/recharge/overseas", { search: { transferNo }, user: mei });
    await expect.element(page.getByText(words.pay.exactly, { exact: true })).toBeVisible();
    await expect.element(page.getByText(words.pay.ourFees)).toBeVisible();
    expect(host.textContent).not.toContain(words.otherFees);
    expect(host.textContent).toMatch(/valid until .*Beijing time/);
  });

  it("is opened with an amount within the limits of its currency, and yen are whole", async () => {
    await openPage("/recharge/overseas", { user: mei });
    const amount = page.getByRole("textbox", { name: words.open.amount });
    await userEvent.selectOptions(page.getByRole("combobox", { name: words.open.currency }), "JPY");
    await userEvent.fill(amount, "3999");
    await userEvent.click(page.getByRole("button", { name: words.open.submit }));
    await expect.element(page.getByText(words.open.amountBad("JP¥\u00a04,000", "JP¥\u00a070,000,000"))).toBeVisible();
    wire.answering(openTransfer, { data: { transferNo, state: "opened" } });
    await userEvent.fill(amount, "20000");
    await userEvent.click(page.getByRole("button", { name: words.open.submit }));
    await vi.waitFor(() => expect(addressShown()).toBe(`/recharge/overseas?transferNo=${transferNo}`));
    expect(wire.heard(openTransfer)).toMatchObject([
      { body: { method: "overseas", amount: { amount: "20000", currency: "JPY" } } },
    ]);
  });

  it("is cancelled only after it was asked", async () => {
    wire.answering(cancelTransfer, { data: { transferNo, state: "cancelled" } });
    await openPage("/recharge/overseas", { search: { transferNo }, user: mei });
    await userEvent.click(page.getByRole("button", { name: words.cancel }));
    await expect.element(page.getByText(words.cancelNote)).toBeVisible();
    expect(wire.heard(cancelTransfer)).toEqual([]);
    await userEvent.click(page.getByRole("alertdialog").getByRole("button", { name: words.cancel }));
    await vi.waitFor(() => expect(wire.heard(cancelTransfer)).toHaveLength(1));
  });
});

describe.each(["en", "zh"] as const)("a transfer in %s that has paid what it was for", (language) => {
  it("does not say in its history that the money is in the balance", async () => {
    const { pay, states } = await transferDict.load(language);
    const trade = { tradeNo: "T2611240000000001", purpose: "order" as const, numbers: ["DG010000329"], amount: "79.00" };
    const pays = { ...trade, rate: "1", state: "paid" as const, until: null, paid: "79.00" };
    const at = "2026-11-25T02:00:00.000Z";
    const all = money("79.00", "CNY");
    const credited = { arrived: all, fee: money("0.00", "CNY"), added: money("0.00", "CNY"), at, billId: "7" };
    const steps = [{ from: "arrived", to: "credited", at, by: "staff" as const, note: null }];
    wire.answering(transferDetail, { data: transfer({ state: "credited", lapsesAt: null, credited, pays, steps }) });
    const host = await openPage("/recharge/success", { search: { transferNo }, user: mei, language });
    await expect.element(page.getByText(pay.states.paid)).toBeVisible();
    expect(host.textContent).not.toContain(states.credited.name);
    // As how it stands, beside what it was for, and in the history.
    expect(page.getByText(pay.paid, { exact: true }).elements()).toHaveLength(3);
  });
});

describe("a receipt", () => {
  const opened = () => openPage("/recharge/receipt", { search: { transferNo }, user: mei });
  const field = (name: string) => page.getByRole("textbox", { name });

  it("begins with what was to be sent, takes any of the thirteen currencies, and says what is missing", async () => {
    const host = await opened();
    await expect.element(field(words.receipt.amount)).toHaveValue("200.00");
    await expect.element(page.getByRole("combobox", { name: words.receipt.currency })).toHaveValue("USD");
    expect(page.getByRole("option").elements()).toHaveLength(13);
    await userEvent.click(page.getByRole("button", { name: words.receipt.submit }));
    await expect.element(page.getByText(words.receipt.remitterBad)).toBeVisible();
    expect(await violations(host, { whole: true })).toEqual([]);
  });

  it("keeps what was typed when its owner looks elsewhere and comes back, and when it could not be sent", async () => {
    await opened();
    await userEvent.fill(field(words.receipt.remitter), "Mei Chen");
    await userEvent.fill(field(words.receipt.bank), "Nordbank");
    await openPage("/recharge/overseas", { search: { transferNo }, user: mei });
    // The tab has it, over a reload too.
    expect(sessionStorage.getItem("sh_receipt")).toContain("Nordbank");
    await opened();
    await expect.element(field(words.receipt.remitter).last()).toHaveValue("Mei Chen");
    wire.answering(announceTransfer, { refusal: "TRANSFER_STATE_REFUSED", facts: { from: "cancelled", to: "announced" } });
    await userEvent.click(page.getByRole("button", { name: words.receipt.submit }).last());
    await expect.element(page.getByText(words.receipt.failed)).toBeVisible();
    await expect.element(field(words.receipt.bank).last()).toHaveValue("Nordbank");
  });

  it("without a transfer named asks which one it is for", async () => {
    await openPage("/recharge/receipt", { user: mei });
    await expect.element(page.getByText(words.receipt.choose)).toBeVisible();
    await expect.element(page.getByRole("link", { name: /TR300001/ })).toBeVisible();
  });
});

describe("a balance in another currency", () => {
  const offers = (rateId: string, rate: string, gets: string) => ({
    data: { offers: [{ held: money("100.00", "EUR"), rateId, rate, gets }] },
  });
  const wallet = aWallet("0.00", { balances: [money("0.00", "CNY"), money("100.00", "EUR")] });
  beforeEach(() => {
    wire.answering(getWallet, { data: wallet });
    wire.answering(listBills, { data: { list: [], total: 0, page: 1, pageSize: 20 } });
    wire.answering(listWithdrawals, { data: { list: [], total: 0, page: 1, pageSize: 20, held: [] } });
    wire.answering(exchangeOffers, offers("5", "0.128", "781.25"));
  });

  it.each(["en", "zh"] as const)("that no rate holds for now says why it cannot be changed, in %s", async (language) => {
    const { exchange } = await transferDict.load(language);
    wire.answering(exchangeOffers, { data: { offers: [], waiting: [money("100.00", "EUR")] } });
    const host = await openPage("/wallet/index", { user: mei, language });
    await expect.element(page.getByText(exchange.waits(formatAmount("100.00", "EUR")))).toBeVisible();
    expect(page.getByRole("button", { name: exchange.change }).elements()).toEqual([]);
    expect(await violations(host)).toEqual([]);
  });

  it("is changed at the rate shown, and the button says what it comes to", async () => {
    const host = await openPage("/wallet/index", { user: mei });
    await userEvent.click(page.getByRole("button", { name: /€\s100\.00/ }));
    const amount = page.getByRole("textbox", { name: words.exchange.amount });
    await userEvent.fill(amount, "50");
    await expect.element(page.getByRole("button", { name: words.exchange.submit("CN ￥390.62") })).toBeVisible();
    expect(await violations(host, { whole: true })).toEqual([]);
    wire.answering(exchangeBalance, { data: { paid: money("50.00", "EUR"), got: "390.62", billId: "9" } });
    await userEvent.click(page.getByRole("button", { name: words.exchange.submit("CN ￥390.62") }));
    await expect.element(page.getByText(words.exchange.done("CN ￥390.62"))).toBeVisible();
    expect(wire.heard(exchangeBalance)).toMatchObject([{ body: { rateId: "5", amount: money("50.00", "EUR") } }]);
  });

  it("is among what the month brought, in its own currency", async () => {
    const month = { ...wallet.month, recharged: "12.00", rechargedOther: [money("300.00", "EUR")] };
    wire.answering(getWallet, { data: { ...wallet, month } });
    await openPage("/wallet/index", { user: mei });
    await expect.element(page.getByText("€\u00a0300.00", { exact: true })).toBeVisible();
    await expect.element(page.getByText("CN ￥12.00", { exact: true })).toBeVisible();
  });

  it("beside a balance due leads to the parcels that wait for it", async () => {
    wire.answering(getWallet, { data: { ...wallet, owed: "72.00" } });
    await openPage("/wallet/index", { user: mei });
    const toParcels = page.getByRole("link", { name: walletWords.payOwed });
    await expect.element(toParcels).toHaveAttribute("href", expect.stringContaining("/package/list?tab=back-payment"));
  });

  it("is said to wait, with what it waits for, while a card payment that was taken back is to be repaid", async () => {
    wire.answering(getWallet, { data: { ...wallet, debt: "60.00" } });
    const host = await openPage("/wallet/index", { user: mei });
    await expect.element(page.getByText(walletWords.debtNote)).toBeVisible();
    await expect.element(page.getByText("CN ￥60.00", { exact: true })).toBeVisible();
    expect(await violations(host, { whole: true })).toEqual([]);
  });

  it("is shown at the new rate when the one that was seen is no longer honoured", async () => {
    await openPage("/wallet/index", { user: mei });
    await userEvent.click(page.getByRole("button", { name: /€\s100\.00/ }));
    wire.answering(exchangeBalance, { refusal: "RATE_CHANGED" });
    wire.answering(exchangeOffers, offers("6", "0.125", "800.00"));
    await userEvent.click(page.getByRole("button", { name: words.exchange.submit("CN ￥781.25") }));
    await expect.element(page.getByText(words.exchange.rate("0.125", "EUR"))).toBeVisible();
  });
});
