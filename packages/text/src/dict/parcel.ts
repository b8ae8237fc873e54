import { dictionary } from "../core/dictionary.ts";
import type { ParcelWords } from "../zh/shop/parcel.ts";

export type { ParcelWords } from "../zh/shop/parcel.ts";

/** The words of a parcel once it is submitted: list, detail, settlement, tracking. */
export const parcelDict = dictionary<ParcelWords>("parcel", (language) => import(`../${language}/shop/parcel.ts`));
