import type { parcelRefusals } from "@sihai/contract/parcel/refusals";
import type { Sentences } from "./sentence.ts";

export const parcelSentences = {} satisfies Sentences<keyof typeof parcelRefusals>;
