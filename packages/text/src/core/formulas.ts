import { currencyCodes } from "@sihai/domain";
import { type Formula, readFormula } from "@sihai/domain/freight";
import { readDeposit } from "@sihai/domain/parcel";
import type { FreightWords } from "../dict/freight.ts";
import type { ParcelWords } from "../dict/parcel.ts";
import { joined, labelled } from "./joined.ts";
import type { Language } from "./language.ts";
import { exactWeight } from "./measures.ts";
import { cnyText, formatAmount } from "./money.ts";
import { unbroken } from "./no-break.ts";
import { formatNumber } from "./numbers.ts";

/** A formula from the wire ("26.00 + 58.00/kg × 4.160 kg") with its amounts written as amounts; weights and percentages stay. */
export function formulaText(how: string): string {
  return how.replace(/(\d[\d.]*)(\s?(?:%|kg))?/g, (all: string, figure: string, unit: string | undefined) =>
    unit === undefined && /^\d+\.\d{2}$/.test(figure) ? cnyText(figure) : unbroken(all),
  );
}

/** Basis points to two digits after the point: 1250 is "12.5%". */
export function exactPercent(rateBp: number, language: Language): string {
  return `${formatNumber(rateBp / 100, language)}%`;
}

/** How an amount of a quote came about, in words; a formula nobody knows how to read stays one. */
export function formulaWords(how: string, formula: Formula | null, words: FreightWords, language: Language): string {
  if (formula === null) return formulaText(how);
  const say = words.formula;
  const weight = (grams: number) => exactWeight(grams, language);
  switch (formula.kind) {
    case "bracket":
      return say.bracket(weight(formula.grams), weight(formula.upToGrams), cnyText(formula.price));
    case "per-kg":
      return say.perKg(cnyText(formula.parcel), weight(formula.grams), cnyText(formula.perKg));
    case "first-weight":
      return say.firstWeight(weight(formula.firstGrams), cnyText(formula.first));
    case "first-step": {
      const { first, firstGrams, step, stepGrams, steps } = formula;
      return say.firstStep(weight(firstGrams), cnyText(first), steps, weight(stepGrams), cnyText(step));
    }
    case "base-gram":
      return say.baseGram(cnyText(formula.base), unbroken(`${formula.grams} g`), cnyText(formula.perGram));
    case "share":
      return say.share(exactPercent(formula.rateBp, language), cnyText(formula.of.replace("-", "")));
    case "postcode":
      return say.postcode(formula.prefix, cnyText(formula.amount));
    case "fixed":
      return say.fixed(cnyText(formula.amount));
  }
}

/** The label of a line of a quote; a surcharge the words do not know is a surcharge. */
export function quoteLabel(label: string, words: FreightWords): string {
  const known: Record<string, string> = words.quoteLabels;
  return known[label] ?? words.otherSurcharge;
}

type DepositWords = { weight: string; lines: { label: string; amount: string; how: string }[] };

/** What a deposit is made of: the weight it is calculated for, then each line with its amount and how it came about; null for an old way of writing. */
export function depositWords(how: string, words: FreightWords, language: Language): DepositWords | null {
  const deposit = readDeposit(how);
  if (!deposit) return null;
  const weight = exactWeight(deposit.chargeableGrams, language);
  return {
    weight:
      deposit.allowanceBp === 0
        ? words.depositCharged(weight)
        : words.depositAllowance(weight, exactPercent(deposit.allowanceBp, language)),
    lines: deposit.lines.map((line) => ({
      label: quoteLabel(line.label, words),
      amount: cnyText(line.amount),
      how: formulaWords(line.how, readFormula(line.how), words, language),
    })),
  };
}

type Charged = { code: string; quantity: number; unitPrice: string; how?: string | undefined };

/** A tier of the fee after measuring as it is kept ("3720 g, 34.7 cm: ≤ 5 kg"), its weight written as weights are. */
export function measuringText(how: string, language: Language): string {
  const [, grams, side, limit] = /^(\d+) g, ([\d.]+ cm): (.+)$/.exec(how) ?? [];
  if (side === undefined || limit === undefined) return how;
  return labelled(joined([exactWeight(Number(grams), language), unbroken(side)], language), limit, language);
}

/** How a tax came about as it is kept ("19 %", "2 × 3 EUR"), with shares and amounts written as everywhere. */
export function taxText(how: string): string {
  return how.replace(/(\d) %/g, "$1%").replace(/(\d+(?:\.\d+)?) ([A-Z]{3})\b/g, (all: string, amount: string, code: string) => {
    const currency = currencyCodes.find((each) => each === code);
    return currency === undefined ? all : formatAmount(amount, currency);
  });
}

/** How a charge of a parcel came about, in words with its inputs. */
export function chargeHow({ code, quantity, unitPrice, how }: Charged, words: ParcelWords, language: Language): string {
  const say = words.chargeHow;
  if (code === "storage") return say.storage(quantity, cnyText(unitPrice));
  if (code === "measuring" && how !== undefined) return say.measuring(measuringText(how, language));
  if (code === "prepaid-tax" && how !== undefined) return say["prepaid-tax"](taxText(how));
  return how === undefined ? words.unitPrice(cnyText(unitPrice), quantity) : formulaText(how);
}
