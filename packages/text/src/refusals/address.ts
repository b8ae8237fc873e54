import type { addressRefusals } from "@sihai/contract/address/refusals";
import type { Sentences } from "./sentence.ts";

export const addressSentences = {} satisfies Sentences<keyof typeof addressRefusals>;
