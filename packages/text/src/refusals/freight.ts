import type { freightRefusals } from "@sihai/contract/freight/refusals";
import type { Sentences } from "./sentence.ts";

export const freightSentences = {} satisfies Sentences<keyof typeof freightRefusals>;
