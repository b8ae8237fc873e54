import type { identityRefusals } from "@sihai/contract/identity/refusals";
import type { Sentences } from "./sentence.ts";

export const identitySentences = {} satisfies Sentences<keyof typeof identityRefusals>;
