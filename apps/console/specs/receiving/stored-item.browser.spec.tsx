import type { Wire } from "@sihai/client/testing";
import { correctStored, itemLabel, listExpected, readStored, undoStockIn } from "@sihai/contract/warehouse";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { consoleWire, openDesk } from "../../testing/open-page.tsx";
import { lamp, stored } from "../../testing/receiving.ts";

const words = await consoleReceivingDict.load("en");
const shared = await consoleDict.load("en");
const _scan = page.getByRole("textbox", { name: shared.scan.label });
let wire: Wire;
beforeEach(() => {
  wire = consoleWire();
});
const opened = (search = {}, language: "en" | "zh" = "en") => openDesk("/receiving", { search, language });

describe("a stored item on the bench", () => {
  beforeEach(() => {
    wire.answering(listExpected, { data: { items: [], next: null } });
    wire.answering(itemLabel, { data: { code: lamp.itemNo, svg: "<svg xmlns='http://www.w3.org/2000/svg'/>", lines: ["SH7"] } });
    wire.answering(readStored, { data: stored });
  });

  it.each(["en", "zh"] as const)(
    "shows what is written down and how it was corrected in %s, and nothing wrong",
    async (language) => {
      const own = await consoleReceivingDict.load(language);
      const host = await opened({ item: lamp.itemNo }, language);
      await expect.element(page.getByRole("list", { name: own.corrections })).toHaveTextContent("0.6 for 6");
      // The label stays as it is printed; beside it the item is called as the reader calls it.
      await expect.element(page.getByText(language === "zh" ? "台灯" : "Desk lamp", { exact: true })).toBeVisible();
      expect(await violations(host, { whole: true })).toEqual([]);
      expect(cutOff(host)).toEqual([]);
    },
  );

  it("has what was typed wrong put right, and sends that alone", async () => {
    wire.answering(correctStored, { data: { itemNo: lamp.itemNo, told: true } });
    await opened({ item: lamp.itemNo });
    const weight = page.getByRole("textbox", { name: /weight/i }).first();
    await expect.element(weight).toHaveValue("600");
    // Brought into sight from wherever "correct" was pressed.
    await expect.element(page.getByText(words.correctTitle, { exact: true })).toHaveFocus();
    await weight.fill("820");
    await page.getByRole("button", { name: words.correct, exact: true }).click();
    await expect.element(page.getByText(words.corrected(lamp.itemNo, true))).toBeVisible();
    expect(wire.heard(correctStored)).toEqual([{ body: { itemNo: lamp.itemNo, reason: "typing-error", grams: 820 } }]);
  });

  it("has a miscount put right, and sends that alone", async () => {
    wire.answering(correctStored, { data: { itemNo: lamp.itemNo, told: true } });
    await opened({ item: lamp.itemNo });
    const pieces = page.getByRole("textbox", { name: words.pieces });
    await expect.element(pieces).toHaveValue("2");
    await pieces.fill("0");
    await page.getByRole("button", { name: words.correct, exact: true }).click();
    await expect.element(page.getByText(words.piecesNeeded)).toBeVisible();
    await pieces.fill("1");
    await page.getByRole("button", { name: words.correct, exact: true }).click();
    await expect.element(page.getByText(words.corrected(lamp.itemNo, true))).toBeVisible();
    expect(wire.heard(correctStored)).toEqual([{ body: { itemNo: lamp.itemNo, reason: "typing-error", quantity: 1 } }]);
  });

  it("shows beside the correction what is written down now: the label and what it says of weight and shelf", async () => {
    const label = (line: string) => ({
      data: { code: lamp.itemNo, svg: "<svg xmlns='http://www.w3.org/2000/svg'/>", lines: [line] },
    });
    wire.answering(itemLabel, label("A-01-1 · 600 g"));
    wire.answering(correctStored, { data: { itemNo: lamp.itemNo, told: true } });
    await opened({ item: lamp.itemNo });
    await expect.element(page.getByText("A-01-1 · 600 g", { exact: true })).toBeVisible();
    wire.answering(itemLabel, label("B-07-3 · 820 g"));
    await page
      .getByRole("textbox", { name: /weight/i })
      .first()
      .fill("820");
    await page.getByRole("button", { name: words.correct, exact: true }).click();
    await expect.element(page.getByText("B-07-3 · 820 g", { exact: true })).toBeVisible();
    expect(page.getByText("A-01-1 · 600 g", { exact: true }).elements()).toEqual([]);
  });

  it.each(["en", "zh"] as const)(
    "is put back to expected with a reason in %s, and stands on the bench as such",
    async (language) => {
      const own = await consoleReceivingDict.load(language);
      wire.answering(undoStockIn, { refusal: "STOCK_IN_FOLLOWED" });
      const host = await opened({ item: lamp.itemNo }, language);
      await page.getByText(own.undoTitle).first().click();
      expect(await violations(host, { whole: true })).toEqual([]);
      expect(cutOff(host)).toEqual([]);
      await page.getByRole("combobox", { name: own.undoReason }).last().selectOptions(own.undoReasons["not-here"]);
      await page.getByRole("button", { name: own.undoNow }).click();
      await expect.element(page.getByRole("button", { name: own.undoNow })).toBeVisible();
      wire.answering(undoStockIn, { data: { itemNo: lamp.itemNo, dueAt: null } });
      wire.answering(listExpected, { data: { items: [lamp], next: null } });
      await page.getByRole("button", { name: own.undoNow }).click();
      await expect.element(page.getByText(own.undone(lamp.itemNo))).toBeInTheDocument();
      expect(wire.heard(undoStockIn).at(-1)).toEqual({ body: { itemNo: lamp.itemNo, reason: "not-here" } });
      await expect.element(page.getByText(language === "zh" ? "台灯" : "Desk lamp")).toBeVisible();
    },
  );

  it("is left alone once it is in a parcel", async () => {
    wire.answering(readStored, { data: { ...stored, state: "in-parcel" } });
    await opened({ item: lamp.itemNo });
    await expect.element(page.getByText(words.tooLate)).toBeVisible();
    await expect.element(page.getByRole("button", { name: words.correct, exact: true })).not.toBeInTheDocument();
  });
});
