import type { returnRefusals } from "@sihai/contract/return/refusals";

export const returnSentences = {
  RETURN_NOT_FOUND: "We couldn't find this return or exchange",
  // rule E-129
  RETURN_NOT_ELIGIBLE: "Application Failed: {itemNo} can't be returned or exchanged now. Nothing was changed",
  RETURN_STATE_REFUSED: "This can't be done while the application is {from}",
  RETURN_PHOTO_NOT_FOUND: "Application Failed: a picture was not uploaded. Please upload it again",
  RETURN_WANTED_MISSING: "Application Failed: please say which colour or size you want instead",
  RETURN_REFUND_TOO_HIGH: "The seller's refund can't be more than the purchase cost, ¥{maximum}",
  RETURN_NOTE_MISSING: "The refund is less than the purchase cost, ¥{maximum}. Please say why",
  RETURN_FREIGHT_REFUSED: "Shipping back must be between ¥0 and ¥{maximum}",
  RETURN_KIND_REFUSED: "This is a return; nothing is sent in exchange",
} as const satisfies Record<keyof typeof returnRefusals, string>;
