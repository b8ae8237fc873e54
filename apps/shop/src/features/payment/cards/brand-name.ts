import type { PaymentWords } from "@sihai/text/dict/payment";

/** A card's brand as its holders know it; the gateway writes it small. */
export function brandName(brand: string, { brands }: PaymentWords["cards"]): string {
  return Object.entries(brands).find(([name]) => name === brand)?.[1] ?? brands.other;
}
