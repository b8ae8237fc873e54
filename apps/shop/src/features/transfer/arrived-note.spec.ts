import { transferDict } from "@sihai/text/dict/transfer";
import { describe, expect, it } from "vitest";
import { arrivedNote } from "./arrived-note.ts";

const words = await transferDict.load("en");
const hkd = (amount: string) => ({ amount, currency: "HKD" as const });

describe("what arrived", () => {
  it.each([
    ["985.00", words.success.less("HK$\u00a015.00")],
    ["1000.50", words.success.more("HK$\u00a00.50")],
    ["1000.00", undefined],
  ])("as %s of 1,000.00 sent says how much it differs", (arrived, said) => {
    expect(arrivedNote(hkd("1000.00"), hkd(arrived), words)).toBe(said);
  });

  it("in another currency says so, and compares nothing", () => {
    expect(arrivedNote(hkd("1000.00"), { amount: "120.00", currency: "EUR" }, words)).toBe(words.success.otherCurrency);
  });
});
