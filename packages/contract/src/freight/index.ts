export { calculate } from "./calculate.ts";
export { lineView, quoteField } from "./fields.ts";
export { listFreightCountries, listGoodsClasses } from "./lists.ts";
export { readCurves } from "./read-curves.ts";
export { readLine } from "./read-line.ts";
export { benches, benchViews, listFigureParcels, liveParcelStates, parcelAges, readFreightFigures } from "./staff-figures.ts";
export { closeOutlet, compareOutlets, exportOutlets, importOutlets, listOutlets, saveOutlet } from "./staff-outlets.ts";
export {
  checkTaxRules,
  draftTaxRule,
  exportTaxRules,
  importTaxRules,
  listTaxRules,
  withdrawTaxRule,
} from "./staff-taxes.ts";
export {
  checkLineCells,
  draftLine,
  exportRateVersion,
  importRateVersion,
  listRateVersions,
  rateCardFileNames,
  readLineCells,
  readRateVersion,
  scheduleRateVersion,
  tryRateVersion,
  withdrawRateVersion,
} from "./staff-versions.ts";
