import { transferDict } from "@sihai/text/dict/transfer";
import { describe, expect, it } from "vitest";
import { transfer } from "../../../testing/a-transfer.ts";
import { arrivedNote } from "./arrived-note.ts";

const words = await transferDict.load("en");
const { thanSent, thanOpened } = words.success;
const hkd = (amount: string) => ({ amount, currency: "HKD" as const });
const written = { remitter: "Mei Chen", bank: "Nordbank", voucherNo: "", transactionId: "", remark: "", fileId: null };
const receipt = { ...written, sent: hkd("1000.00"), at: "2026-11-23T02:00:00.000Z" };
const opened = transfer({ amount: hkd("1000.00") });

describe("what arrived", () => {
  it.each([
    ["985.00", thanSent.less("HK$\u00a015.00")],
    ["1000.50", thanSent.more("HK$\u00a00.50")],
    ["1000.00", undefined],
  ])("as %s of 1,000.00 sent says how much it differs", (arrived, said) => {
    expect(arrivedNote({ ...opened, amount: hkd("1.00"), receipt }, hkd(arrived), words)).toBe(said);
  });

  it("without a receipt is compared with what the transfer was opened for, and does not say what was sent", () => {
    expect(arrivedNote(opened, hkd("955.00"), words)).toBe(thanOpened.less("HK$\u00a045.00"));
  });

  it("in another currency says so, and compares nothing", () => {
    const euros = { amount: "120.00", currency: "EUR" as const };
    expect(arrivedNote({ ...opened, receipt }, euros, words)).toBe(thanSent.otherCurrency);
    expect(arrivedNote(opened, euros, words)).toBe(thanOpened.otherCurrency);
  });
});
