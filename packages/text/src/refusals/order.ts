import type { orderRefusals } from "@sihai/contract/order/refusals";
import type { Sentences } from "./sentence.ts";

export const orderSentences = {} satisfies Sentences<keyof typeof orderRefusals>;
