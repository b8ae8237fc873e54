import type { CallData } from "@sihai/contract";
import type { calculate } from "@sihai/contract/freight";
import { salesTaxOf } from "@sihai/domain/sales-tax";
import { formatWeight, joined, type Language } from "@sihai/text";
import type { FreightWords } from "@sihai/text/dict/freight";

export type Calculated = CallData<typeof calculate>;
export type EligibleLine = Calculated["eligible"][number];
export type LineView = EligibleLine["line"];
export type LineQuote = EligibleLine["quote"];
export type LineRefusal = Calculated["excluded"][number]["refusals"][number];
/** Goods flags by id, in the reader's language. */
export type FlagNames = ReadonlyMap<string, string>;

/** Basis points as a percentage: 9400 is "94 %". */
export function share(basisPoints: number): string {
  return `${Math.round(basisPoints / 10) / 10}%`.replace(".0%", "%");
}

/** Who pays the tax of a line and how, by what the country it goes to calls it. What stays in mainland China crosses no border. */
export function taxNoteOf({ tax }: LineView, country: string | null | undefined, words: FreightWords): string {
  if (country === "CN") return words.taxNotes.home;
  if (tax.mode === "prepaid") return words.taxNotes.prepaid(share(tax.rateBp));
  return words.taxNotes[tax.mode](words.importTaxes[country ? salesTaxOf(country) : "any"]);
}

/** When and how volume counts on a line. */
export function volumetricRule({ rule, divisor, sideCm, ratio }: LineView["volumetric"], words: FreightWords): string {
  const rules = words.volumetricRules;
  switch (rule) {
    case "never":
      return rules.never;
    case "greater":
      return rules.greater(String(divisor));
    case "side-over":
      return rules["side-over"](String(divisor), String(sideCm));
    case "ratio-over":
      return rules["ratio-over"](String(divisor), String(ratio));
  }
}

/** Why a line cannot take the parcel, with its limit and what the parcel has. */
export function refusalWords(refusal: LineRefusal, words: FreightWords, language: Language, flags: FlagNames): string {
  const { code, limit, actual } = refusal;
  const cm = (value: LineRefusal["limit"]) => `${String(value)} cm`;
  switch (code) {
    case "too-heavy":
      return words.why["too-heavy"](formatWeight(Number(limit), language), formatWeight(Number(actual), language));
    case "too-long":
    case "sum":
    case "girth":
      return words.why[code](cm(limit), cm(actual));
    case "goods":
      return words.why.goods(
        joined(
          [actual].flat().map((flag) => flags.get(String(flag)) ?? String(flag)),
          language,
        ),
      );
    case "country":
    case "warehouse":
    case "alone":
    case "not-valid":
      return words.why[code];
  }
}
