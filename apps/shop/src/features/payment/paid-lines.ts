import { add, cny, isPositive, toDecimal } from "@sihai/domain";
import type { PaymentWords } from "@sihai/text/dict/payment";
import type { CostLine } from "@sihai/ui";
import type { TradeOnWire } from "./types.ts";

/** What a payment is for, each thing at its full price, and what was taken off it as a line of its own. */
export function paidLines({ lines, purpose }: Pick<TradeOnWire, "lines" | "purpose">, words: PaymentWords): CostLine[] {
  const isParcel = purpose === "parcel" || purpose === "back-payment";
  return lines.flatMap(({ no, amount, discount }) => {
    const label = isParcel
      ? words.parcelLine(no)
      : purpose === "order"
        ? words.orderLine(no)
        : `${words.purposes[purpose]} ${no}`;
    if (!isPositive(discount)) return [{ label, amount }];
    return [
      { label, amount: toDecimal(add(cny(amount), cny(discount))) },
      { label: words.discountOf(no), amount: `-${discount}`, tone: "ok" as const },
    ];
  });
}

/** Whether anything was taken off at all. */
export function hasDiscount({ lines }: Pick<TradeOnWire, "lines">): boolean {
  return lines.some(({ discount }) => isPositive(discount));
}
