import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleDashboardWords } from "../../zh/console/dashboard.ts";

export type { ConsoleDashboardWords } from "../../zh/console/dashboard.ts";

/** The provider's figures: lines, parcels, benches, punctuality. */
export const consoleDashboardDict = dictionary<ConsoleDashboardWords>(
  "console/dashboard",
  (language) => import(`../../${language}/console/dashboard.ts`),
);
