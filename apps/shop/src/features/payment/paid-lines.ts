import { add, cny, isPositive, toDecimal } from "@sihai/domain";
import type { PaymentWords } from "@sihai/text/dict/payment";
import type { CostLine } from "@sihai/ui";
import type { TradeOnWire } from "./types.ts";

/** What a payment is for, each thing at its full price, and what was taken off it as a line of its own. */
export function paidLines({ lines, purpose }: Pick<TradeOnWire, "lines" | "purpose">, words: PaymentWords): CostLine[] {
  return lines.flatMap(({ no, amount, discount }) => {
    const label = lineLabel(no, purpose, words);
    if (!isPositive(discount)) return [{ label, amount }];
    return [
      { label, amount: toDecimal(add(cny(amount), cny(discount))) },
      { label: words.discountOf(no), amount: `-${discount}`, tone: "ok" as const },
    ];
  });
}

function lineLabel(no: string, purpose: TradeOnWire["purpose"], words: PaymentWords): string {
  if (purpose === "parcel" || purpose === "back-payment") return words.parcelLine(no);
  return purpose === "order" ? words.orderLine(no) : `${words.purposes[purpose]} ${no}`;
}

/** A payment in one line: the one thing it is for by its number, several by their kind. A forwarding order is an order, and no shopping order. */
export function paidThing({ lines, purpose }: Pick<TradeOnWire, "lines" | "purpose">, words: PaymentWords): string {
  const [first, second] = lines;
  return first && !second ? lineLabel(first.no, purpose, words) : words.purposes[purpose];
}

/** Whether anything was taken off at all. */
export function hasDiscount({ lines }: Pick<TradeOnWire, "lines">): boolean {
  return lines.some(({ discount }) => isPositive(discount));
}
