import { add, type Currency, convert, greatest, type Money, money, percent } from "../money.ts";
import type { Settings } from "../setting/index.ts";

/** What is added where a card pays; the attempt keeps what held. */
export type CardTerms = Pick<Settings, "cardSurchargeBp" | "rateMarginBp">;

export type CardPrice = {
  /** What is owed for the trade, in CNY. */
  amount: Money;
  /** The card surcharge, in CNY, a line of its own. */
  surcharge: Money;
  /** What the card is charged, in the chosen currency. */
  charged: Money;
  /** Units of the charged currency for one CNY, margin included; "1" for CNY. */
  rate: string;
};

/**
 * What paying by card costs. The surcharge is rounded half-even to the fen, the sum of both lines is converted and rounded half-even
 * once, to the minor unit of the currency (rules I-04 and I-05), and is at least one such unit. `referenceRate`: units of `currency` for one CNY as published.
 */
export function cardPrice(amount: Money, currency: Currency, referenceRate: string, terms: CardTerms): CardPrice {
  const surcharge = percent(amount, terms.cardSurchargeBp);
  const total = add(amount, surcharge);
  if (currency === "CNY") return { amount, surcharge, charged: total, rate: "1" };
  const rate = withMargin(referenceRate, terms.rateMarginBp);
  return { amount, surcharge, charged: greatest(convert(total, rate, currency), money(1n, currency)), rate };
}

/**
 * A published rate with the margin on top: a decimal string with at most four digits more than the rate had, cut to the twelve that a
 * conversion takes.
 */
export function withMargin(rate: string, basisPoints: number): string {
  const match = /^(\d{1,9})(?:\.(\d{1,10}))?$/.exec(rate);
  if (!match) throw new RangeError(`not a rate: ${rate.slice(0, 40)}`);
  const places = (match[2] ?? "").length + 4;
  const scaled = BigInt(`${match[1]}${match[2] ?? ""}`) * BigInt(10_000 + basisPoints);
  const digits = scaled.toString().padStart(places + 1, "0");
  const fraction = digits.slice(-places).slice(0, 12).replace(/0+$/, "");
  return `${digits.slice(0, -places)}${fraction && `.${fraction}`}`;
}
