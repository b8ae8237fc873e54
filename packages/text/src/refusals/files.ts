import type { filesRefusals } from "@sihai/contract/files/refusals";
import type { Sentences } from "./sentence.ts";

export const filesSentences = {} satisfies Sentences<keyof typeof filesRefusals>;
