import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseMoney } from "../money.ts";
import { taxRuleOn } from "../parcel/index.ts";
import { isSameRule, mergeTaxRows, readTaxRules, writeTaxRules } from "./index.ts";
import { taxCells } from "./read-tax-rules.ts";

const failing = (): never => {
  throw new Error("a row is needed");
};

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

  it("are not read from a file whose header is wrong", () => {
    expect(readTaxRules(header.replace("country", "land")).errors).toEqual([
      { file: "tax-rules", row: 1, column: "country", message: "column is missing" },
      { file: "tax-rules", row: 1, column: "land", message: "column is not known" },
    ]);
  });

  it("know one rule a country and day", () => {
    expect(read(germany, germany).errors).toEqual([
      { file: "tax-rules", row: 3, column: "from", message: "DE has two rules from 2026-07-01" },
    ]);
  });

  it.each([
    ["XDE,2026-07-01,EUR,150,450,0,1900,3,B,the law", 'country: "XDE" is not a country such as DE'],
    ["DEX,2026-07-01,EUR,150,450,0,1900,3,B,the law", 'country: "DEX" is not a country such as DE'],
    ["DE,2026-07-01,,150,450,0,1900,3,B,the law", 'currency: "" is not a currency such as EUR'],
    ["DE,2026-07-01,EUR,-150,450,0,1900,3,B,the law", 'duty_relief: "-150" is not an amount such as 150'],
    ["DE,2026-07-01,EUR,,450,0,1900,3,B,the law", 'duty_relief: "" is not an amount such as 150'],
    ["DE,2026-07-01,EUR,150,20001,0,1900,3,B,the law", 'duty_bp: "20001" is not a whole number from 0 to 20000'],
    ["DE,2026-07-01,EUR,150,450,x,1900,3,B,the law", 'vat_relief: "x" is not an amount such as 150'],
    ["DE,2026-07-01,EUR,150,450,0,10001,3,B,the law", 'vat_bp: "10001" is not a whole number from 0 to 10000'],
    ["DE,2026-07-01,EUR,150,450,0,1900,-3,B,the law", 'flat_per_line: "-3" is not an amount such as 150'],
  ])("say what is wrong of %s", (row, message) => {
    expect(read(row).errors.map((error) => `${error.file} ${error.row} ${error.column}: ${error.message}`)).toEqual([
      `tax-rules 2 ${message}`,
    ]);
  });

  const stepsHeader = `${header},reduced_up_to,reduced_bp,duty_less,vat_less`;
  const readSteps = (row: string) => readTaxRules([stepsHeader, row].join("\n"));

  it("may have a step, and take something off", () => {
    const { rows, errors } = readSteps("BR,2026-07-01,USD,0,6000,0,1700,0,B,the law,50,2000,20,1.50");
    expect(errors).toEqual([]);
    expect(rows).toEqual([
      {
        ...{ country: "BR", from: "2026-07-01", grade: "B", source: "the law" },
        ...{ dutyRelief: parseMoney("0", "USD"), reducedUpTo: parseMoney("50", "USD"), reducedBp: 2_000, dutyBp: 6_000 },
        ...{ dutyLess: parseMoney("20", "USD"), vatRelief: parseMoney("0", "USD"), vatBp: 1_700 },
        ...{ vatLess: parseMoney("1.50", "USD"), flatPerLine: parseMoney("0", "USD") },
      },
    ]);
    expect(taxCells(rows[0] ?? failing())).toMatchObject({
      ...{ reduced_up_to: "50.00", reduced_bp: "2000", duty_less: "20.00", vat_less: "1.50" },
    });
    expect(readTaxRules(writeTaxRules(rows)).rows).toEqual(rows);
  });

  it.each([
    ["BR,2026-07-01,USD,0,6000,0,1700,0,B,the law,-50,2000,20,1.50", "reduced_up_to"],
    ["BR,2026-07-01,USD,0,6000,0,1700,0,B,the law,50,10001,20,1.50", "reduced_bp"],
    ["BR,2026-07-01,USD,0,6000,0,1700,0,B,the law,50,2000,x,1.50", "duty_less"],
    ["BR,2026-07-01,USD,0,6000,0,1700,0,B,the law,50,2000,20,-1", "vat_less"],
  ])("name a wrong step of %s", (row, column) => {
    expect(readSteps(row).errors.map((error) => error.column)).toEqual([column]);
  });

  it("take a share up to the whole, and duty up to twice that", () => {
    expect(readSteps("BR,2026-07-01,USD,0,20000,0,10000,0,B,the law,50,10000,,").errors).toEqual([]);
  });

  it("are written without a step where there is none, by country and day", () => {
    const { rows } = read("FR,2026-07-01,EUR,150,450,0,2000,3,B,the law", germany, "DE,2021-07-01,none,,,,,,B,the law");
    expect(writeTaxRules(rows).trim().split(/\r?\n/)).toEqual([
      stepsHeader,
      "DE,2021-07-01,none,,,,,,B,the law,,,,",
      "DE,2026-07-01,EUR,150.00,450,0.00,1900,3.00,B,the law,,,,",
      "FR,2026-07-01,EUR,150.00,450,0.00,2000,3.00,B,the law,,,,",
    ]);
  });

  it("are the same where every cell says the same", () => {
    const [one, other] = [read(germany).rows[0] ?? failing(), read(germany.replace("450", "451")).rows[0] ?? failing()];
    expect([isSameRule(one, { ...one }), isSameRule(one, other)]).toEqual([true, false]);
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
    const own = read("DE,2026-07-01,EUR,150,450,0,2100,3,B,the law", "DE,2027-07-01,EUR,150,450,0,2100,3,B,the law").rows;
    const merged = mergeTaxRows(files, own);
    expect(merged.map((row) => `${row.country} ${row.from}`)).toEqual(["FR 2026-07-01", "DE 2026-07-01", "DE 2027-07-01"]);
    expect(taxRuleOn(merged, "DE", "2026-07-01")?.vatBp).toBe(2100);
  });
});
