import type { messageRefusals } from "@sihai/contract/message/refusals";
import type { Sentences } from "./sentence.ts";

export const messageSentences = {} satisfies Sentences<keyof typeof messageRefusals>;
