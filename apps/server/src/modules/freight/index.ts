import type { Module } from "#platform";
import { depositTrial, parcelTrial } from "./parcel-trial.ts";
import { freightRoutes } from "./routes.ts";
import { freightStaffRoutes } from "./staff-routes.ts";

export { landedFreight } from "./landed-freight.service.ts";
export { levelOf } from "./level.store.ts";
export { type FiguresOf, lineFigures } from "./line-figures.ts";
export { linesOf, linesTo } from "./lines-of.ts";
export { brokenOperatorFiles, readOperatorFiles } from "./operator-files.ts";
export { openOutlets, outletOf } from "./outlets.ts";
export type { LineFigures } from "./performance.store.ts";
export { isOnTime } from "./punctuality.store.ts";
export { rateCards } from "./rate-cards.ts";
export { storedQuote, storedRateCard, storedRefusal } from "./stored-quote.ts";
export { viewLine, viewQuote, viewRefusals, viewVolumetric } from "./view-line.ts";

export const freightModule: Module = {
  name: "freight",
  routes: [...freightRoutes, ...freightStaffRoutes],
  settingTrials: [parcelTrial, depositTrial],
};
