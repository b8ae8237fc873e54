import type { staffRefusals } from "@sihai/contract/staff/refusals";
import type { Sentences } from "./sentence.ts";

export const staffSentences = {} satisfies Sentences<keyof typeof staffRefusals>;
