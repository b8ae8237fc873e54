import type { PaymentWords } from "@sihai/text/dict/payment";
import { type ApiError, refusalText } from "#shop";
import type { TradeOnWire } from "./types.ts";

/** A payment that failed has a text of its own, by what it was for (rules E-58 and N-63); a refusal says why. */
export function payFailedText(error: ApiError, { purpose }: Pick<TradeOnWire, "purpose">, { payFailed }: PaymentWords): string {
  return refusalText(error, payFailed[purpose === "order" || purpose === "parcel" ? purpose : "other"]);
}
