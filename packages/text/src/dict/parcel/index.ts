import { dictionary } from "../../core/dictionary.ts";
import type { ParcelWords } from "./zh.ts";

export type { ParcelWords } from "./zh.ts";

/** The words of a parcel once it is submitted: list, detail, settlement, tracking. */
export const parcelDict = dictionary<ParcelWords>("parcel", { zh: () => import("./zh.ts"), en: () => import("./en.ts") });
