import type { warehouseRefusals } from "@sihai/contract/warehouse/refusals";
import type { Sentences } from "./sentence.ts";

export const warehouseSentences = {} satisfies Sentences<keyof typeof warehouseRefusals>;
