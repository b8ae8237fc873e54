import { checkDiscountCode } from "@sihai/contract/promotion";
import type { DiscountCodeTerms } from "@sihai/domain/promotion";
import { useMemo } from "react";
import { sentenceOf, useEndpoint } from "#shop";
import { useParcelSubmit } from "../../../stores/parcel-submit.ts";
import { type CodeView, codeTermsOf } from "../../promotion/coupon-terms.ts";

export type UsedCode = { view: CodeView | null; terms: DiscountCodeTerms | null; error: string | undefined };

/**
 * The discount code kept for the parcel, with its terms once the server has named them. `held`: the one that stands on the parcel that is
 * changed; it was taken in time and is not asked about again.
 */
export function useDiscountCode(held: CodeView | null = null): UsedCode {
  const code = useParcelSubmit((state) => state.discountCode);
  const checked = useEndpoint(checkDiscountCode, { body: { code } }, { enabled: code !== "" && code !== held?.code, freshMs: 0 });
  const view = code === "" ? null : code === held?.code ? held : (checked.data ?? null);
  const error = checked.error ? sentenceOf(checked.error) : undefined;
  return useMemo(() => ({ view, terms: view && codeTermsOf(view), error }), [view, error]);
}
