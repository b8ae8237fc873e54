import type { returnRefusals } from "@sihai/contract/return/refusals";

export const returnSentences = {
  RETURN_NOT_FOUND: "We couldn’t find this return or exchange",
  // rule E-129
  RETURN_NOT_ELIGIBLE: "Application Failed: {itemNo} can’t be returned or exchanged now. Nothing was changed",
  RETURN_STATE_REFUSED: "The request has moved on, so this isn’t possible now. Please reload",
  RETURN_PHOTO_NOT_FOUND: "Application Failed: a photo wasn’t uploaded. Please upload it again",
  RETURN_WANTED_MISSING: "Application Failed: please say which colour or size you want instead",
  RETURN_REFUND_TOO_HIGH: "The seller’s refund can’t exceed the purchase cost of {¥maximum}",
  RETURN_NOTE_MISSING: "The refund is less than the purchase cost of {¥maximum}. Please say why",
  RETURN_FREIGHT_REFUSED: "Shipping back must be between CN\u00a0￥0.00 and {¥maximum}",
  RETURN_KIND_REFUSED: "This is a return, not an exchange",
} as const satisfies Record<keyof typeof returnRefusals, string>;
