export { diffOutlets, type OutletChange, writeOutlets } from "./diff-outlets.ts";
export { type CellChange, diffRateCards, type LineChange } from "./diff-rate-cards.ts";
export { type LinePerformance, punctualitySamplesMin, type RateCard, type RowError } from "./rate-card.ts";
export { type GoodsClass, type GoodsFlag, readGoodsClasses, readGoodsFlags } from "./read-goods.ts";
export { readOneLine } from "./read-one-line.ts";
export {
  type Outlet,
  type OutletCells,
  outletCellMost,
  outletCells,
  outletColumns,
  readOutletRows,
  readOutlets,
} from "./read-outlets.ts";
export { type RateCardFiles, type RateCardRefusal, readRateCards } from "./read-rate-cards.ts";
export { type Row, readTable } from "./read-table.ts";
export { summariseTrial, type TrialSummary, type Tried, type TriedParcel, trialEdgesBp, tryParcels } from "./try-parcels.ts";
export { type CardCells, type CellTexts, cardCells, writeRateCards } from "./write-rate-cards.ts";
