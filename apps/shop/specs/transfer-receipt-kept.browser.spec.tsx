import { transferDetail } from "@sihai/contract/transfer";
import { dotted, formatAmount } from "@sihai/text";
import { transferDict } from "@sihai/text/dict/transfer";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { transfer, transferNo } from "../testing/a-transfer.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

it.each(["en", "zh"] as const)(
  "a receipt that was sent is shown whole to its sender, in %s (rules I-19 to I-26)",
  async (language) => {
    const sent = { amount: "200.00", currency: "USD" as const };
    const given = { remitter: "Mei Chen", bank: "Nordbank", voucherNo: "V-77", transactionId: "FT-118", remark: "For December" };
    const receipt = { ...given, sent, fileId: null, at: "2026-11-24T02:00:00.000Z" };
    const may = { announce: false, cancel: false };
    shopWire().answering(transferDetail, { data: transfer({ state: "announced", lapsesAt: null, receipt, may }) });
    await openPage("/recharge/success", { search: { transferNo }, user: mei, language });
    await expect.element(page.getByText(dotted(Object.values(given)))).toBeVisible();
  },
);

it.each(["en", "zh"] as const)("what the bank kept of a wire says from which fee it came, in %s", async (language) => {
  const { success } = await transferDict.load(language);
  const money = (amount: string) => ({ amount, currency: "USD" as const });
  const at = "2026-11-25T02:00:00.000Z";
  const credited = { arrived: money("200.00"), fee: money("8.35"), added: money("191.65"), at, billId: "7" };
  const fee = { amount: "65.00", currency: "HKD" as const };
  const may = { announce: false, cancel: false };
  shopWire().answering(transferDetail, { data: transfer({ state: "credited", fee, lapsesAt: null, credited, may }) });
  await openPage("/recharge/success", { search: { transferNo }, user: mei, language });
  await expect.element(page.getByText(success.feeHow(formatAmount("65.00", "HKD")))).toBeVisible();
});
