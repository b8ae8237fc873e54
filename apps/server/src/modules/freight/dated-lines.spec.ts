import { describe, expect, it } from "vitest";
import { linesOf } from "./lines-of.ts";
import { readOperatorFiles } from "./operator-files.ts";

const { rateCards } = readOperatorFiles();

/** Id and tax of the lines with tax paid ahead that go to a country on a day, of a fresh installation. */
function prepaidTo(country: string, day: string) {
  return linesOf({ cards: rateCards }, day)
    .filter(({ tax, countries }) => tax.mode === "prepaid" && countries.includes(country))
    .map(({ id, tax }) => [id, tax.rateBp]);
}

describe("the tax of Mexico's line", () => {
  it("was 19 % and is 33.5 % from its day on, one line at a time", () => {
    expect(prepaidTo("MX", "2026-11-21")).toEqual([["mx-air-prepaid", 1900]]);
    expect(prepaidTo("MX", "2026-11-22")).toEqual([["mx-air-prepaid-2", 3350]]);
  });

  it("leaves Colombia's, which shared the line", () => {
    expect(prepaidTo("CO", "2026-11-21")).toEqual([["mx-air-prepaid", 1900]]);
    expect(prepaidTo("CO", "2026-11-22")).toEqual([["co-air-prepaid", 1900]]);
  });
});
