import { kilograms, percentage } from "./show-formula.ts";

/**
 * How one amount of a quote came about, with its inputs. Amounts are CNY decimal strings, weights whole grams, rates basis points.
 * Prices per gram may have up to six decimals.
 */
export type Formula =
  | { kind: "bracket"; price: string; grams: number; upToGrams: number }
  | { kind: "per-kg"; parcel: string; perKg: string; grams: number }
  | { kind: "first-weight"; first: string; firstGrams: number }
  | { kind: "first-step"; first: string; firstGrams: number; step: string; stepGrams: number; steps: number }
  | { kind: "base-gram"; base: string; perGram: string; grams: number }
  | { kind: "share"; of: string; rateBp: number }
  | { kind: "postcode"; amount: string; prefix: string }
  | { kind: "fixed"; amount: string };

/** A formula as it is kept with its amount, the same in every language: "26.00 + 58.00/kg × 4.250 kg". */
export function writeFormula(formula: Formula): string {
  switch (formula.kind) {
    case "bracket":
      return `${formula.price} (${kilograms(formula.grams)} ≤ ${kilograms(formula.upToGrams)})`;
    case "per-kg":
      return `${formula.parcel} + ${formula.perKg}/kg × ${kilograms(formula.grams)}`;
    case "first-weight":
      return `${formula.first} (≤ ${kilograms(formula.firstGrams)})`;
    case "first-step":
      return `${formula.first} (≤ ${kilograms(formula.firstGrams)}) + ${formula.step}/${kilograms(formula.stepGrams)} × ${formula.steps}`;
    case "base-gram":
      return `${formula.base} + ${formula.perGram}/g × ${formula.grams} g`;
    case "share":
      return `${formula.of} × ${percentage(formula.rateBp)}`;
    case "postcode":
      return `${formula.amount} (${formula.prefix}…)`;
    case "fixed":
      return formula.amount;
  }
}

const price = String.raw`(-?\d+(?:\.\d+)?)`;
const weight = String.raw`(\d+\.\d{3}) kg`;

type Reader = { shape: RegExp; read: (...parts: string[]) => Formula };

const readers: readonly Reader[] = [
  {
    shape: new RegExp(`^${price} \\(${weight} ≤ ${weight}\\)$`),
    read: (amount, grams, upTo) => ({ kind: "bracket", price: amount, grams: gramsOf(grams), upToGrams: gramsOf(upTo) }),
  },
  {
    shape: new RegExp(`^${price} \\+ ${price}/kg × ${weight}$`),
    read: (parcel, perKg, grams) => ({ kind: "per-kg", parcel, perKg, grams: gramsOf(grams) }),
  },
  {
    shape: new RegExp(`^${price} \\(≤ ${weight}\\)$`),
    read: (first, firstGrams) => ({ kind: "first-weight", first, firstGrams: gramsOf(firstGrams) }),
  },
  {
    shape: new RegExp(`^${price} \\(≤ ${weight}\\) \\+ ${price}/${weight} × (\\d+)$`),
    read: (first, firstGrams, step, stepGrams, steps) => ({
      ...{ kind: "first-step", first, firstGrams: gramsOf(firstGrams) },
      ...{ step, stepGrams: gramsOf(stepGrams), steps: Number(steps) },
    }),
  },
  {
    shape: new RegExp(`^${price} \\+ ${price}/g × (\\d+) g$`),
    read: (base, perGram, grams) => ({ kind: "base-gram", base, perGram, grams: Number(grams) }),
  },
  {
    shape: new RegExp(`^${price} × (\\d+(?:\\.\\d{1,2})?) %$`),
    read: (of, rate) => ({ kind: "share", of, rateBp: Math.round(Number(rate) * 100) }),
  },
  { shape: new RegExp(`^${price} \\((.+)…\\)$`), read: (amount, prefix) => ({ kind: "postcode", amount, prefix }) },
  { shape: new RegExp(`^${price}$`), read: (amount) => ({ kind: "fixed", amount }) },
];

/** A kept formula with its inputs, so that a screen can say it in words; null for one that is written in another way. */
export function readFormula(how: string): Formula | null {
  for (const { shape, read } of readers) {
    const parts = shape.exec(how);
    if (parts) return read(...parts.slice(1));
  }
  return null;
}

function gramsOf(kilogramText: string): number {
  return Number(kilogramText.replace(".", ""));
}
