import type { cartRefusals } from "@sihai/contract/cart/refusals";
import type { Sentences } from "./sentence.ts";

export const cartSentences = {} satisfies Sentences<keyof typeof cartRefusals>;
