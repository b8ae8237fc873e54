import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleDashboardsWords } from "./zh.ts";

export type { ConsoleDashboardsWords } from "./zh.ts";

/** The provider's figures: lines, parcels, benches, punctuality. */
export const consoleDashboardsDict = dictionary<ConsoleDashboardsWords>("console-dashboards", {
  zh: () => import("./zh.ts"),
  en: () => import("./en.ts"),
});
