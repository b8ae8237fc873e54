import { dictionary } from "../../core/dictionary.ts";
import type { TrackingWords } from "./zh.ts";

export type { TrackingWords } from "./zh.ts";

/** Where sellers' deliveries to the warehouse are. */
export const trackingDict = dictionary<TrackingWords>("tracking", { zh: () => import("./zh.ts"), en: () => import("./en.ts") });
