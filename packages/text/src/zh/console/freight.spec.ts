import { readOutletRows, readRateCards } from "@sihai/domain/freight/rate-cards";
import { readTaxRules } from "@sihai/domain/tax";
import { describe, expect, it } from "vitest";
import { words } from "./freight.ts";

const head =
  "id,name_en,name_zh,service,warehouses,countries,days_min,days_max,tax_mode,tax_rate_bp,volumetric_rule,divisor,side_cm,ratio,min_charge_g,round_up_g,max_g,max_side_cm,max_sum_cm,max_girth_cm,refuses,insurance_rate_bp,insurance_min,insurance_cap,package,pickup,needs_identity,note_en,note_zh,valid_from,valid_to";
const wrongLine = "A b,,x,boat,3,US US u,9,x,prepaid,0,side-over,,,x,x,0,1.55,,,,strange,300,3,x,box,2,,,,monday,2026-01-01";

describe("what the check of outlets says", () => {
  it("is said in Chinese, every sentence of it", () => {
    const wrong = { code: "x", line_id: "nowhere", country: "Hong Kong", lat: "north", lng: "200" };
    const { errors } = readOutletRows([{ row: 2, cells: wrong }], new Set(["hk-pickup"]));
    expect(errors.length).toBeGreaterThan(8);
    expect(errors.filter(({ message }) => words.problemText(message) === message)).toEqual([]);
  });
});

describe("what the check of tax rules says", () => {
  it("is said in Chinese, every sentence of it", () => {
    const head = "country,from,currency,duty_relief,duty_bp,vat_relief,vat_bp,flat_per_line,grade,source";
    const right = "DE,2026-07-01,EUR,150,450,0,1900,3,B,law";
    const { errors } = readTaxRules([head, right, right, "Germany,july,XXX,-1,x,0,99999,3,E,"].join("\n"));
    expect(errors.length).toBeGreaterThan(8);
    expect(errors.filter(({ message }) => words.problemText(message) === message)).toEqual([]);
    expect(words.problemText("2026-01-01 is too early: 2026-11-22 at the earliest")).toBe("2026-01-01 太早，最早 2026-11-22");
  });
});

describe("what the check of rate cards says", () => {
  it("is said in Chinese, every sentence of it", () => {
    const read = readRateCards({
      lines: `${head}\n${wrongLine}`,
      tariffs:
        "line_id,up_to_g,kind,fixed,per_kg,per_g,first_g,step_g,step_price\na,500,brackets,cheap,,,,,\na,400,brackets,1.00,,,,,",
      surcharges: "line_id,label,kind,rate_bp,amount\na,fuel,percent,0,",
      performance: "line_id,strange\n",
      goodsFlags: "id,name_en,name_zh\nliquid,Liquid,液体\n",
    });
    const said = read.ok ? [] : read.refusal.errors.map(({ message }) => message);
    expect(said.length).toBeGreaterThan(15);
    expect(said.filter((message) => words.problemText(message) === message)).toEqual([]);
  });
});
