import { expect, it } from "vitest";
import { contentText } from "#platform";
import { brokenOperatorFiles, readOperatorFiles } from "./operator-files.ts";

/** The operator's own files, with one cell of one of them changed. */
const withCell = (file: string, cell: string, wrong: string) => (name: string) => {
  const text = contentText(name);
  return name === file ? text.replace(cell, wrong) : text;
};

it("the operator's files of freight and tax are as they should be", () => {
  expect(brokenOperatorFiles()).toEqual([]);
  const { goodsFlags, rateCards, outlets, taxRows } = readOperatorFiles();
  for (const rows of [goodsFlags, rateCards, outlets, taxRows]) expect(rows.length).toBeGreaterThan(5);
});

it.each([
  [
    "a tax rule",
    withCell("tax-rules.csv", "DE,2026-07-01,EUR,150", "DE,2026-07-01,EUR,a lot"),
    /^content\/tax-rules\.csv cannot be used\. row \d+, duty_relief: "a lot" is not an amount such as 150$/,
  ],
  [
    "an outlet",
    withCell("outlets.csv", "HK-KLN-01,hk-pickup,HK", "HK-KLN-01,hk-pickup,Hong Kong"),
    /^content\/outlets\.csv cannot be used\. row 2, country: "Hong Kong" is not a country such as HK$/,
  ],
  [
    "an outlet of a line there is none of",
    withCell("outlets.csv", "HK-KLN-01,hk-pickup", "HK-KLN-01,hk-drop"),
    /^content\/outlets\.csv: HK-KLN-01 belongs to "hk-drop", which is no pickup line$/,
  ],
  [
    "a price list",
    withCell("freight/tariffs.csv", "line_id", "line"),
    /^content\/freight\/tariffs\.csv cannot be used\. row 1, /,
  ],
  ["the goods", withCell("freight/goods-flags.csv", "name_zh", "name"), /^content\/freight\/goods-flags\.csv cannot be used\. /],
])("a broken cell of %s is named by file, row and column before the server starts", (_, read, sentence) => {
  expect(brokenOperatorFiles(read)).toContainEqual(expect.stringMatching(sentence));
  expect(() => readOperatorFiles(read)).toThrow("content/");
});

it("a file that is not there keeps the server from starting too", () => {
  const read = (name: string) => {
    if (name === "outlets.csv") throw new Error("content/outlets.csv is not there");
    return contentText(name);
  };
  expect(brokenOperatorFiles(read)).toEqual(["content/outlets.csv is not there"]);
});
