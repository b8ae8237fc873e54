import { announceTransfer, openTransfer, transferDetail, transferWays } from "@sihai/contract/transfer";
import { transferDict } from "@sihai/text/dict/transfer";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { amountDraft } from "../src/features/transfer/OpenForm.tsx";
import { transfer, transferNo } from "../testing/a-transfer.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

const money = (amount: string, currency: "USD" | "JPY") => ({ amount, currency });
const limits = [
  { least: money("30.00", "USD"), most: money("500000.00", "USD") },
  { least: money("4000", "JPY"), most: money("70000000", "JPY") },
];
let wire: ReturnType<typeof shopWire>;
beforeEach(() => {
  amountDraft.forget();
  wire = shopWire();
  wire.answering(transferWays, { data: { ways: [{ method: "overseas", fee: null, limits }] } });
  wire.answering(transferDetail, { data: transfer() });
});

describe.each(["en", "zh"] as const)("an amount with cents, and then another currency that has none, in %s", (language) => {
  it("is not told to be outside of the limits it is within, where a transfer is begun", async () => {
    const words = await transferDict.load(language);
    await openPage("/recharge/overseas", { user: mei, language });
    await userEvent.fill(page.getByRole("textbox", { name: words.open.amount }), "12345.50");
    await userEvent.selectOptions(page.getByRole("combobox", { name: words.open.currency }), "JPY");
    await userEvent.click(page.getByRole("button", { name: words.open.submit }));
    await expect.element(page.getByText(words.wholeOnly("JPY"))).toBeVisible();
    expect(wire.heard(openTransfer)).toEqual([]);
  });

  it("is not told to be missing, where the receipt is entered", async () => {
    const words = await transferDict.load(language);
    const { receipt } = words;
    await openPage("/recharge/receipt", { search: { transferNo }, user: mei, language });
    await userEvent.fill(page.getByRole("textbox", { name: receipt.remitter }), "Mei Chen");
    await userEvent.fill(page.getByRole("textbox", { name: receipt.bank }), "Nordbank");
    await userEvent.selectOptions(page.getByRole("combobox", { name: receipt.currency }), "JPY");
    await userEvent.click(page.getByRole("button", { name: receipt.submit }));
    await expect.element(page.getByText(words.wholeOnly("JPY"))).toBeVisible();
    expect(wire.heard(announceTransfer)).toEqual([]);
  });
});
