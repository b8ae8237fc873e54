import type { goodsRefusals } from "@sihai/contract/goods/refusals";
import type { Sentences } from "./sentence.ts";

export const goodsSentences = {} satisfies Sentences<keyof typeof goodsRefusals>;
