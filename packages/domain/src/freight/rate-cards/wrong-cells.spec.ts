import { describe, expect, it } from "vitest";
import { readRateCards } from "./index.ts";
import { linesColumns } from "./read-lines.ts";
import { performanceColumns } from "./read-performance.ts";
import { surchargesColumns } from "./read-surcharges.ts";
import { tariffsColumns } from "./read-tariffs.ts";

type File = "lines" | "tariffs" | "surcharges" | "performance";
type Cells = Record<string, string>;
/** One line as the four files tell it, each with a row of its own; cells that are not named are empty. */
const good: Record<File, Cells> = {
  lines: {
    ...{ id: "a-line", name_en: "A line", name_zh: "线路", service: "air", warehouses: "1 2", countries: "US CA" },
    ...{ days_min: "5", days_max: "9", tax_mode: "included", tax_rate_bp: "0", volumetric_rule: "never" },
    ...{ min_charge_g: "30", round_up_g: "1", package: "pak", pickup: "0", needs_identity: "1", valid_from: "2026-01-01" },
  },
  tariffs: {
    line_id: "a-line",
    up_to_g: "30000",
    kind: "first-step",
    fixed: "90.00",
    first_g: "500",
    step_g: "500",
    step_price: "8.00",
  },
  surcharges: { line_id: "a-line", label: "remote", kind: "zip", amount: "60.00", prefixes: "995 99A" },
  performance: {
    ...{ line_id: "a-line", median_days: "9", p5_days: "5", p90_days: "17", punctuality_bp: "9200", delivered_bp: "9920" },
    ...{ samples: "30", deposit_error_median: "-31.40", deposit_error_p90: "96.00", usage_30d: "410", source: "carrier" },
  },
};
const columns: Record<File, readonly string[]> = {
  lines: linesColumns,
  tariffs: tariffsColumns,
  surcharges: surchargesColumns,
  performance: performanceColumns,
};

function csv(file: File, ...rows: Cells[]): string {
  const lines = rows.map((row) => columns[file].map((column) => `"${{ ...good[file], ...row }[column] ?? ""}"`).join(","));
  return [columns[file].join(","), ...lines].join("\n");
}
const whole = {
  ...{
    lines: csv("lines", {}),
    tariffs: csv("tariffs", {}),
    surcharges: csv("surcharges", {}),
    performance: csv("performance", {}),
  },
  goodsFlags: "id,name_en,name_zh\nliquid,Liquid,液体\n",
};

function said(change: Partial<typeof whole>): string[] {
  const read = readRateCards({ ...whole, ...change });
  return read.ok ? [] : read.refusal.errors.map(({ file, row, column, message }) => `${file} ${row} ${column}: ${message}`);
}
const of = (file: File, row: Cells) => said({ [file]: csv(file, row) });

it("the files these rows are taken from are whole", () => expect(said({})).toEqual([]));

describe("a cell is taken at the edge of what it may hold", () => {
  it.each([
    ["lines", { id: "a-line", min_charge_g: "1000000", round_up_g: "10000" }],
    ["lines", { min_charge_g: "0", max_g: "1", max_side_cm: "1", max_sum_cm: "1.0", max_girth_cm: "999999.9" }],
    ["lines", { days_min: "1", days_max: "1" }],
    ["lines", { days_min: "365", days_max: "365" }],
    ["lines", { tax_mode: "prepaid", tax_rate_bp: "10000" }],
    ["lines", { volumetric_rule: "greater", divisor: "1000" }],
    ["lines", { volumetric_rule: "ratio-over", divisor: "20000", ratio: "10" }],
    ["lines", { volumetric_rule: "ratio-over", divisor: "6000", ratio: "1" }],
    ["lines", { insurance_rate_bp: "10000", insurance_min: "0.00", insurance_cap: "999999999999.99" }],
    ["lines", { insurance_rate_bp: "1", insurance_min: "3.00", insurance_cap: "3.00" }],
    ["lines", { warehouses: "9  10", countries: " US\tCA ", refuses: "liquid" }],
    ["lines", { valid_to: "2026-01-01" }],
    ["tariffs", { up_to_g: "1000000", first_g: "1000000", step_g: "1000000" }],
    ["tariffs", { first_g: "1", step_g: "1", step_price: "0" }],
    ["surcharges", { kind: "percent", rate_bp: "1" }],
    ["surcharges", { kind: "percent", rate_bp: "10000" }],
    ["performance", { p5_days: "9", median_days: "9", p90_days: "9", punctuality_bp: "10000", delivered_bp: "10000" }],
    ["performance", { p5_days: "0", median_days: "0", samples: "0", punctuality_bp: "", usage_30d: "0" }],
  ] as [File, Cells][])("%s %j", (file, row) => expect(of(file, row)).toEqual([]));
});

describe("a cell beyond it is named, with what belongs there", () => {
  it.each([
    ["lines", { name_en: "" }, "name_en: is empty"],
    ["lines", { min_charge_g: "1000001" }, 'min_charge_g: "1000001" is not a whole number from 0 to 1000000'],
    ["lines", { min_charge_g: "-1" }, 'min_charge_g: "-1" is not a whole number from 0 to 1000000'],
    ["lines", { round_up_g: "0" }, 'round_up_g: "0" is not a whole number from 1 to 10000'],
    ["lines", { round_up_g: "10001" }, 'round_up_g: "10001" is not a whole number from 1 to 10000'],
    ["lines", { max_g: "0" }, 'max_g: "0" is not a whole number from 1 to 1000000000'],
    ["lines", { max_side_cm: "0.9" }, 'max_side_cm: "0.9" is not a number with at most one decimal from 1 to 1000000000'],
    ["lines", { max_sum_cm: "0" }, 'max_sum_cm: "0" is not a number with at most one decimal from 1 to 1000000000'],
    ["lines", { max_girth_cm: "0" }, 'max_girth_cm: "0" is not a number with at most one decimal from 1 to 1000000000'],
    ["lines", { max_side_cm: "60.55" }, 'max_side_cm: "60.55" is not a number with at most one decimal from 1 to 1000000000'],
    ["lines", { max_side_cm: "60cm" }, 'max_side_cm: "60cm" is not a number with at most one decimal from 1 to 1000000000'],
    ["lines", { max_side_cm: "~60" }, 'max_side_cm: "~60" is not a number with at most one decimal from 1 to 1000000000'],
    ["lines", { days_min: "0" }, 'days_min: "0" is not a whole number from 1 to 365'],
    ["lines", { days_max: "366" }, 'days_max: "366" is not a whole number from 1 to 365'],
    ["lines", { days_max: "4" }, "days_max: 4 is before days_min 5"],
    ["lines", { tax_rate_bp: "10001" }, 'tax_rate_bp: "10001" is not a whole number from 0 to 10000'],
    ["lines", { volumetric_rule: "greater" }, "divisor: rule greater needs a divisor"],
    ["lines", { divisor: "999" }, 'divisor: "999" is not a whole number from 1000 to 20000'],
    ["lines", { divisor: "20001" }, 'divisor: "20001" is not a whole number from 1000 to 20000'],
    ["lines", { volumetric_rule: "ratio-over", divisor: "6000" }, "ratio: rule ratio-over needs a ratio"],
    ["lines", { ratio: "0.9" }, 'ratio: "0.9" is not a number with at most one decimal from 1 to 10'],
    ["lines", { ratio: "10.1" }, 'ratio: "10.1" is not a number with at most one decimal from 1 to 10'],
    [
      "lines",
      { insurance_rate_bp: "0", insurance_min: "3.00", insurance_cap: "3.00" },
      'insurance_rate_bp: "0" is not a whole number from 1 to 10000',
    ],
    [
      "lines",
      { insurance_rate_bp: "10001", insurance_min: "3.00", insurance_cap: "3.00" },
      'insurance_rate_bp: "10001" is not a whole number from 1 to 10000',
    ],
    [
      "lines",
      { insurance_rate_bp: "300", insurance_min: "3", insurance_cap: "1.00" },
      'insurance_min: "3" is not an amount such as 12.50',
    ],
    [
      "lines",
      { insurance_rate_bp: "300", insurance_min: "3.00", insurance_cap: "¥1.00" },
      'insurance_cap: "¥1.00" is not an amount such as 12.50',
    ],
    [
      "lines",
      { insurance_rate_bp: "300", insurance_min: "3.00", insurance_cap: "1.00元" },
      'insurance_cap: "1.00元" is not an amount such as 12.50',
    ],
    ["lines", { warehouses: "" }, "warehouses: is empty"],
    ["lines", { warehouses: "1 0" }, 'warehouses: "0" does not belong here'],
    ["lines", { warehouses: "A1" }, 'warehouses: "A1" does not belong here'],
    ["lines", { warehouses: "1A" }, 'warehouses: "1A" does not belong here'],
    ["lines", { warehouses: "1 2 1" }, 'warehouses: "1" stands twice'],
    ["lines", { countries: "" }, "countries: is empty"],
    ["lines", { countries: "USA" }, 'countries: "USA" does not belong here'],
    ["lines", { countries: "US us" }, 'countries: "us" does not belong here'],
    ["lines", { countries: "US CA US US" }, 'countries: "US" stands twice'],
    ["lines", { pickup: "yes" }, 'pickup: "yes" is none of 0, 1'],
    ["lines", { valid_from: "" }, 'valid_from: "" is not a day such as 2026-01-31'],
    ["lines", { valid_to: "2025-12-31" }, "valid_to: 2025-12-31 is before valid_from 2026-01-01"],
    ["tariffs", { up_to_g: "1000001" }, 'up_to_g: "1000001" is not a whole number from 1 to 1000000'],
    ["tariffs", { first_g: "0" }, 'first_g: "0" is not a whole number from 1 to 1000000'],
    ["tariffs", { first_g: "1000001" }, 'first_g: "1000001" is not a whole number from 1 to 1000000'],
    ["tariffs", { step_g: "0" }, 'step_g: "0" is not a whole number from 1 to 1000000'],
    ["tariffs", { step_g: "1000001" }, 'step_g: "1000001" is not a whole number from 1 to 1000000'],
    ["surcharges", { kind: "percent", rate_bp: "0" }, 'rate_bp: "0" is not a whole number from 1 to 10000'],
    ["surcharges", { kind: "percent", rate_bp: "10001" }, 'rate_bp: "10001" is not a whole number from 1 to 10000'],
    ["surcharges", { prefixes: "" }, "prefixes: is empty"],
    ["surcharges", { prefixes: "99-5" }, 'prefixes: "99-5" does not belong here'],
    ["surcharges", { prefixes: "x99" }, 'prefixes: "x99" does not belong here'],
    ["surcharges", { prefixes: "99x" }, 'prefixes: "99x" does not belong here'],
    ["performance", { median_days: "4" }, "median_days: 4 is not between 5 and 17"],
    ["performance", { median_days: "18" }, "median_days: 18 is not between 5 and 17"],
    ["performance", { punctuality_bp: "10001" }, 'punctuality_bp: "10001" is not a whole number from 0 to 10000'],
    ["performance", { delivered_bp: "10001" }, 'delivered_bp: "10001" is not a whole number from 0 to 10000'],
    ["performance", { deposit_error_p90: "-" }, 'deposit_error_p90: "-" is not an amount such as 12.50'],
  ] as [File, Cells, string][])("%s %j", (file, row, message) => expect(of(file, row)).toEqual([`${file} 2 ${message}`]));

  it.each(["A-line", "a--line", "-a", "a-", "a line", "线路"])("an id of small letters, digits and hyphens alone: %s", (id) => {
    expect(of("lines", { id })).toContain(`lines 2 id: "${id}" must be small letters, digits and hyphens`);
  });

  it.each(["Liquid", "liquid!", "-liquid", "1iquid"])("a goods flag nobody could have written: %s", (refuses) => {
    expect(of("lines", { refuses })).toContain(`lines 2 refuses: "${refuses}" does not belong here`);
  });

  it("a row that stands twice", () => {
    expect(said({ performance: csv("performance", {}, {}) })).toEqual(['performance 3 line_id: "a-line" stands twice']);
  });

  it("a band that ends where the one before it ended", () => {
    expect(said({ tariffs: csv("tariffs", {}, {}) })).toEqual(["tariffs 3 up_to_g: 30000 does not follow 30000"]);
  });

  it("a band that ends before it begins", () => {
    expect(of("tariffs", { up_to_g: "0" })).toEqual([
      'tariffs 2 up_to_g: "0" is not a whole number from 1 to 1000000',
      "tariffs 2 up_to_g: 0 does not follow 0",
    ]);
  });

  it("a goods flag without a name", () => {
    expect(said({ goodsFlags: "id,name_en,name_zh\nliquid,,液体\n" })).toEqual(["goods-flags 2 name_en: is empty"]);
  });
});

describe("a set of files with something wrong in it", () => {
  it("is told what is wrong in each of them, and not what only follows from it", () => {
    const wrong = said({
      lines: csv("lines", {}, { id: "b-line", pickup: "?" }),
      surcharges: csv("surcharges", { prefixes: "" }),
      performance: csv("performance", { samples: "many" }),
    });
    expect(wrong).toEqual([
      'lines 3 pickup: "?" is none of 0, 1',
      "surcharges 2 prefixes: is empty",
      'performance 2 samples: "many" is not a whole number from 0 to 1000000000',
    ]);
  });

  it("is told that columns are missing in each of them, and of no row", () => {
    const headless = (file: File) => csv(file, { [columns[file][0] ?? ""]: "" }).replace(columns[file][0] ?? "", "nmae");
    for (const file of ["lines", "performance", "tariffs", "surcharges"] as const)
      expect(said({ [file]: headless(file) }), file).toEqual([
        `${file} 1 ${columns[file][0]}: column is missing`,
        `${file} 1 nmae: column is not known`,
      ]);
  });

  it("is told of an empty file", () => {
    expect(said({ surcharges: "" })).toEqual(surchargesColumns.map((column) => `surcharges 1 ${column}: column is missing`));
  });
});

it("cells are read without the blanks, empty lines and the mark of a spreadsheet around them", () => {
  const spread = `\uFEFF${csv("surcharges", { label: "  remote  " }).replaceAll("\n", "\n\n")}\n\n`.replaceAll('"', "");
  const read = readRateCards({ ...whole, surcharges: spread });
  expect(read.ok && read.value[0]?.surcharges).toEqual([
    { label: "remote", kind: "zip", prefixes: ["995", "99A"], amount: "60.00" },
  ]);
});

it("punctuality is told from thirty parcels on", () => {
  const told = (samples: string) => {
    const read = readRateCards({ ...whole, performance: csv("performance", { samples }) });
    return read.ok && read.value[0]?.performance?.punctualityBp;
  };
  expect([told("29"), told("30")]).toEqual([null, 9_200]);
});
