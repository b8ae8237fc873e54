import { queryClient } from "@sihai/client";
import { getTrade } from "@sihai/contract/payment";
import { payByTransfer, payOptions, transferDetail } from "@sihai/contract/transfer";
import { cnyText, formatAmount } from "@sihai/text";
import { paymentDict } from "@sihai/text/dict/payment";
import { transferDict } from "@sihai/text/dict/transfer";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { payWire, trade, tradeNo } from "../testing/a-trade.ts";
import { transfer as aTransfer } from "../testing/a-transfer.ts";
import { addressShown, mei, openPage } from "../testing/open-page.tsx";
import { homeAddress } from "../testing/things.ts";

it.each([
  ["USD", "16.39", "overseas", false],
  ["CNY", "69.00", "mainland", true],
] as const)(
  "what is to be sent by transfer in %s is said in that currency, and of a rate only where there is one",
  async (currency, amount, method, isOwn) => {
    const transferWords = await transferDict.load("en");
    const wire = payWire({ ...trade, methods: ["card", "transfer"] });
    const option = { method, send: { amount, currency }, fee: null, rate: isOwn ? "1" : "0.2375", rateId: null };
    wire.answering(payOptions, { data: { tradeNo, amount: "69.00", options: [option], openDays: 5 } });
    const host = await openPage("/pay/index", { search: { tradeNo }, user: mei });
    await page.getByRole("radio", { name: transferWords.pay.method }).click();
    await expect.element(page.getByText(formatAmount(amount, currency), { exact: true }).last()).toBeVisible();
    if (!isOwn) expect(host.textContent).not.toContain(cnyText(amount));
    expect(host.textContent?.includes(transferWords.pay.differenceAtRate)).toBe(!isOwn);
  },
);

it("a transfer is opened in the way, currency and rate that were shown, and leads to its account", async () => {
  const transfer = await transferDict.load("en");
  const wire = payWire({ ...trade, methods: ["card", "transfer"] });
  const wise = { method: "wise" as const, fee: null, rateId: "7" };
  const options = [
    { ...wise, method: "mainland" as const, send: { amount: "69.00", currency: "CNY" as const }, rate: "1", rateId: null },
    { ...wise, send: { amount: "8.75", currency: "EUR" as const }, rate: "0.1225" },
    { ...wise, send: { amount: "9.90", currency: "USD" as const }, rate: "0.1402", rateId: "8" },
  ];
  wire.answering(payOptions, { data: { tradeNo, amount: "69.00", options, openDays: 5 } });
  wire.answering(payByTransfer, { data: { transferNo: "TR300001", state: "opened" } });
  wire.answering(transferDetail, { data: aTransfer({ method: "wise" }) });
  await openPage("/pay/index", { search: { tradeNo }, user: mei });
  await page.getByRole("radio", { name: transfer.pay.method }).click();
  await page.getByRole("radio", { name: transfer.ways.wise.name }).click();
  await page.getByRole("combobox", { name: transfer.pay.currency }).selectOptions("USD");
  await expect.element(page.getByText(formatAmount("9.90", "USD"), { exact: true }).last()).toBeVisible();
  await page.getByRole("button", { name: transfer.pay.submit }).click();
  const body = { tradeNo, method: "wise", currency: "USD", rateId: "8" };
  await vi.waitFor(() => expect(wire.heard(payByTransfer)).toEqual([{ body }]));
  await vi.waitFor(() => expect(addressShown()).toBe("/recharge/wise?transferNo=TR300001"));
});

it.each(["en", "zh"] as const)(
  "who sent too little before can send what is missing alone, by a recharge, in %s",
  async (language) => {
    const { pay } = await transferDict.load(language);
    const partNo = language === "en" ? "T2026112200000026" : "T2026112200000027";
    const balances = [{ amount: "56.00", currency: "CNY" as const }];
    const part = { ...trade, tradeNo: partNo, methods: ["balance", "transfer"] as ["balance", "transfer"], short: "13.00" };
    const wire = payWire({ ...part, balances });
    const option = { method: "mainland" as const, send: { amount: "69.00", currency: "CNY" as const } };
    const options = [{ ...option, fee: null, rate: "1", rateId: null }];
    wire.answering(payOptions, { data: { tradeNo: partNo, amount: "69.00", options, openDays: 5 } });
    // A balance that is too short is not what the page opens on.
    await openPage("/pay/index", { search: { tradeNo: partNo }, user: mei, language });
    await expect.element(page.getByText(pay.lacksOnly(cnyText("13.00")))).toBeVisible();
    const recharge = page.getByRole("link", { name: pay.rechargeLacking });
    await expect.element(recharge).toHaveAttribute("href", expect.stringContaining("/recharge/index?back="));
    wire.answering(getTrade, { data: { ...part, balances: [{ amount: "0.00", currency: "CNY" }], short: "69.00" } });
    await queryClient.invalidateQueries();
    await expect.element(recharge).not.toBeInTheDocument();
  },
);

it.each(["en", "zh"] as const)(
  "why no other currency than CNY is offered is said at the card and the transfer, in %s",
  async (language) => {
    const own = await paymentDict.load(language);
    const byTransfer = (await transferDict.load(language)).pay;
    const staleNo = language === "en" ? "T2026112200000021" : "T2026112200000022";
    const [inYuan] = trade.card.prices;
    const stale = { ...trade.card, prices: inYuan ? [inYuan] : [], isCnyOnly: true };
    const wire = payWire({ ...trade, tradeNo: staleNo, methods: ["card", "transfer"], card: stale }, homeAddress);
    const option = { method: "mainland" as const, send: { amount: "69.00", currency: "CNY" as const } };
    const options = [{ ...option, fee: null, rate: "1", rateId: null }];
    wire.answering(payOptions, { data: { tradeNo, amount: "69.00", options, openDays: 5 } });
    await openPage("/pay/index", { search: { tradeNo: staleNo }, user: mei, language });
    await expect.element(page.getByRole("combobox", { name: own.currency })).toHaveAccessibleDescription(own.cnyOnly);
    await page.getByRole("radio", { name: byTransfer.method }).click();
    await expect.element(page.getByText(own.cnyOnly)).toBeVisible();
  },
);

it.each([
  ["en", { least: "70.00", most: "50000.00" }, "from CN\u00a0￥70.00", "T2026112200000023"],
  ["zh", { least: "70.00", most: "50000.00" }, "满 CN\u00a0￥70.00", "T2026112200000024"],
  ["en", { least: "1.00", most: "50.00" }, "up to CN\u00a0￥50.00", "T2026112200000025"],
] as const)("a sum no account takes by transfer says why: in %s, of %j", async (language, transferLimits, why, smallNo) => {
  const { pay } = await transferDict.load(language);
  payWire({ ...trade, tradeNo: smallNo, transferLimits });
  await openPage("/pay/index", { search: { tradeNo: smallNo }, user: mei, language });
  await expect.element(page.getByRole("radio", { name: pay.method })).toBeDisabled();
  await expect.element(page.getByText(why)).toBeVisible();
});
