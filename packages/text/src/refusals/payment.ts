import type { paymentRefusals } from "@sihai/contract/payment/refusals";
import type { Sentences } from "./sentence.ts";

export const paymentSentences = {} satisfies Sentences<keyof typeof paymentRefusals>;
