import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { taxRuleOn } from "../parcel/index.ts";
import { isSameRule, mergeTaxRows, readTaxRules, writeTaxRules } from "./index.ts";

const header = "country,from,currency,duty_relief,duty_bp,vat_relief,vat_bp,flat_per_line,grade,source";
const read = (...rows: string[]) => readTaxRules([header, ...rows].join("\n"));
const germany = "DE,2026-07-01,EUR,150,450,0,1900,3,B,the law";

describe("tax rules in a file", () => {
  it("of the operator are right, and come back from being written as they were", () => {
    const { rows, errors } = readTaxRules(readFileSync(new URL("../../../../content/tax-rules.csv", import.meta.url), "utf8"));
    expect(errors).toEqual([]);
    expect(rows.length).toBeGreaterThan(20);
    const again = readTaxRules(writeTaxRules(rows));
    expect(again.errors).toEqual([]);
    expect(again.rows).toHaveLength(rows.length);
    expect(rows.every((row) => again.rows.some((one) => isSameRule(row, one)))).toBe(true);
  });

  it.each([
    ["country", "Germany,2026-07-01,EUR,150,450,0,1900,3,B,the law"],
    ["from", "DE,2026-7-1,EUR,150,450,0,1900,3,B,the law"],
    ["from", "DE,2027-02-30,EUR,150,450,0,1900,3,B,the law"],
    ["currency", "DE,2026-07-01,XXX,150,450,0,1900,3,B,the law"],
    ["duty_relief", "DE,2026-07-01,EUR,-150,450,0,1900,3,B,the law"],
    ["duty_bp", "DE,2026-07-01,EUR,150,20001,0,1900,3,B,the law"],
    ["vat_bp", "DE,2026-07-01,EUR,150,450,0,4.5,3,B,the law"],
    ["flat_per_line", "JP,2026-07-01,JPY,10000,450,0,1000,3.50,B,the law"],
    ["grade", "DE,2026-07-01,EUR,150,450,0,1900,3,E,the law"],
    ["source", "DE,2026-07-01,EUR,150,450,0,1900,3,B,"],
  ])("name a wrong %s", (column, row) => {
    const { rows, errors } = read(germany.replace("DE", "FR"), row);
    expect(rows).toHaveLength(1);
    expect(errors.map((error) => [error.row, error.column])).toEqual([[3, column]]);
  });

  it("know one rule a country and day", () => {
    expect(read(germany, germany).errors).toMatchObject([{ row: 3, column: "from" }]);
  });

  it("end, and can begin again", () => {
    const { rows, errors } = read(germany, "DE,2026-12-01,none,,,,,,B,the law", "DE,2027-02-01,EUR,100,450,0,1900,3,B,the law");
    expect(errors).toEqual([]);
    expect(["2026-11-30", "2026-12-01", "2027-01-31", "2027-02-01"].map((day) => taxRuleOn(rows, "DE", day)?.from)).toEqual([
      "2026-07-01",
      undefined,
      undefined,
      "2027-02-01",
    ]);
  });

  it("made by staff stand in for the file's of the same day", () => {
    const files = read(germany, "FR,2026-07-01,EUR,150,450,0,2000,3,B,the law").rows;
    const merged = mergeTaxRows(files, read("DE,2026-07-01,EUR,150,450,0,2100,3,B,the law").rows);
    expect(merged).toHaveLength(2);
    expect(taxRuleOn(merged, "DE", "2026-07-01")?.vatBp).toBe(2100);
  });
});
