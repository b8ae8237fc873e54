import { describe, expect, it } from "vitest";
import { readRateCards } from "./index.ts";
import { linesColumns } from "./read-lines.ts";

const good: Record<string, string> = {
  ...{
    id: "a-line",
    name_en: "A line",
    name_zh: "线路",
    service: "air",
    warehouses: "1 2",
    countries: "US CA",
    days_min: "5",
    days_max: "9",
  },
  ...{ tax_mode: "included", tax_rate_bp: "0", volumetric_rule: "side-over", divisor: "6000", side_cm: "60.5", ratio: "" },
  ...{
    min_charge_g: "30",
    round_up_g: "1",
    max_g: "30000",
    max_side_cm: "",
    max_sum_cm: "",
    max_girth_cm: "",
    refuses: "liquid",
  },
  ...{ insurance_rate_bp: "", insurance_min: "", insurance_cap: "", package: "pak", pickup: "0", needs_identity: "1" },
  ...{ note_en: "Mind, the comma", note_zh: "", valid_from: "2026-01-01", valid_to: "" },
};

function linesCsv(...rows: Record<string, string>[]) {
  const line = (cells: Record<string, string>) => linesColumns.map((column) => `"${cells[column] ?? ""}"`).join(",");
  return [linesColumns.join(","), ...rows.map((row) => line({ ...good, ...row }))].join("\r\n");
}

const tariffsHead = "line_id,up_to_g,kind,fixed,per_kg,per_g,first_g,step_g,step_price\n";
const files = {
  lines: linesCsv({}),
  tariffs: `${tariffsHead}a-line,500,brackets,80.00,,,,,\na-line,1000,brackets,90.00,,,,,\na-line,30000,per-kg,10.00,70.00,,,,\n`,
  surcharges: "line_id,label,kind,rate_bp,amount,prefixes\na-line,fuel,percent,1200,,\na-line,remote,zip,,60.00,995 996\n",
  performance:
    "line_id,median_days,p5_days,p90_days,punctuality_bp,delivered_bp,samples,deposit_error_median,deposit_error_p90,usage_30d,source\n",
  goodsFlags: "id,name_en,name_zh\nliquid,Liquid,液体\n",
};

function errors(change: Partial<typeof files>) {
  const read = readRateCards({ ...files, ...change });
  return read.ok ? [] : read.refusal.errors.map(({ file, row, column, message }) => `${file} ${row} ${column}: ${message}`);
}

describe("reading rate cards", () => {
  it("joins the four files into lines", () => {
    const read = readRateCards({ ...files, lines: `\uFEFF${files.lines}` });
    expect(read).toMatchObject({
      ok: true,
      value: [
        {
          id: "a-line",
          countries: ["US", "CA"],
          volumetric: { rule: "side-over", divisor: 6000, sideCm: 60.5 },
          tariff: [
            {
              upToGrams: 1000,
              kind: "brackets",
              brackets: [
                [500, "80.00"],
                [1000, "90.00"],
              ],
            },
            { upToGrams: 30_000, kind: "per-kg", parcel: "10.00", perKg: "70.00" },
          ],
          surcharges: [
            { label: "fuel", kind: "percent", rateBp: 1200 },
            { label: "remote", kind: "zip", prefixes: ["995", "996"], amount: "60.00" },
          ],
          insurance: null,
          needsIdentity: true,
          note: { en: "Mind, the comma", zh: "" },
          validTo: null,
          performance: null,
        },
      ],
    });
  });

  it("names every wrong cell of a row at once", () => {
    const row = {
      service: "plane",
      days_max: "3",
      max_g: "1.5",
      refuses: "liqiud",
      valid_from: "2026-02-30x",
      tax_mode: "prepaid",
    };
    expect(errors({ lines: linesCsv({}, { id: "b", ...row }) })).toEqual([
      'lines 3 service: "plane" is none of express, air, postal, sea, land, rail',
      "lines 3 days_max: 3 is before days_min 5",
      "lines 3 tax_rate_bp: prepaid tax needs a rate",
      'lines 3 max_g: "1.5" is not a whole number from 1 to 1000000000',
      'lines 3 valid_from: "2026-02-30x" is not a day such as 2026-01-31',
      'lines 3 refuses: "liqiud" is not a goods flag',
    ]);
  });

  it.each([
    ["a line twice", { lines: linesCsv({}, {}) }, 'lines 3 id: "a-line" stands twice'],
    ["a rule without its side", { lines: linesCsv({ side_cm: "" }) }, "lines 2 side_cm: rule side-over needs a side"],
    ["a line without a tariff", { lines: linesCsv({}, { id: "b" }) }, 'lines 3 id: "b" has no tariff'],
    ["a tariff without a line", { tariffs: `${files.tariffs}zz,500,brackets,1.00,,,,,\n` }, 'tariffs 1 line_id: "zz" is no line'],
    [
      "bands out of order",
      { tariffs: `${files.tariffs}a-line,20000,per-kg,1.00,2.00,,,,\n` },
      "tariffs 5 up_to_g: 20000 does not follow 30000",
    ],
    [
      "a price with a comma",
      { tariffs: `${tariffsHead}a-line,500,brackets,"8,00",,,,,\n` },
      'tariffs 2 fixed: "8,00" is not a price such as 12.50',
    ],
    ["a missing column", { surcharges: "line_id,label,kind,rate_bp,amount\n" }, "surcharges 1 prefixes: column is missing"],
    [
      "an unknown column",
      { goodsFlags: "id,name_en,name_zh,nmae\nliquid,Liquid,液体,\n" },
      "goods-flags 1 nmae: column is not known",
    ],
    [
      "a short row",
      { surcharges: `${files.surcharges}a-line,fuel\n` },
      "surcharges 4 : Invalid Record Length: expect 6, got 2 on line 4",
    ],
  ])("refuses %s", (_, change, message) => {
    expect(errors(change)).toContain(message);
  });
});
