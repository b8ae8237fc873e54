import { inLanguage, type Language } from "@sihai/text";
import type { PromotionWords } from "@sihai/text/dict/promotion";
import type { CostLine } from "@sihai/ui";
import type { Parcel } from "./parcel-view.ts";

type Discount = Pick<Parcel["discounts"][number], "kind" | "ref" | "name" | "amount">;

/** What a coupon, a code or credits take off a parcel, as a line of its cost that opens into which, or how many. */
export function discountLine({ kind, ref, name, amount }: Discount, words: PromotionWords, language: Language): CostLine {
  return {
    ...{ label: words.lines[kind], amount: `-${amount}`, tone: "ok" },
    formula: kind === "credits" ? words.creditsUsed(ref) : `${name ? inLanguage(name, language) : ""} ${ref}`.trim(),
  };
}
