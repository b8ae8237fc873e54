import { dictionary } from "../core/dictionary.ts";
import type { TrackingWords } from "../zh/shop/tracking.ts";

export type { TrackingWords } from "../zh/shop/tracking.ts";

/** Where sellers' deliveries to the warehouse are. */
export const trackingDict = dictionary<TrackingWords>("tracking", (language) => import(`../${language}/shop/tracking.ts`));
