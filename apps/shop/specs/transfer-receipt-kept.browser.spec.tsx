import { transferDetail } from "@sihai/contract/transfer";
import { dotted } from "@sihai/text";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { transfer, transferNo } from "../testing/a-transfer.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

it.each(["en", "zh"] as const)("a receipt that was sent is shown whole to its sender, in %s (rules I-19 to I-26)", async (language) => {
  const sent = { amount: "200.00", currency: "USD" as const };
  const given = { remitter: "Mei Chen", bank: "Nordbank", voucherNo: "V-77", transactionId: "FT-118", remark: "For December" };
  const receipt = { ...given, sent, fileId: null, at: "2026-11-24T02:00:00.000Z" };
  const may = { announce: false, cancel: false };
  shopWire().answering(transferDetail, { data: transfer({ state: "announced", lapsesAt: null, receipt, may }) });
  await openPage("/recharge/success", { search: { transferNo }, user: mei, language });
  await expect.element(page.getByText(dotted(Object.values(given)))).toBeVisible();
});
