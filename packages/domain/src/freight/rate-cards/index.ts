export { diffOutlets, writeOutlets } from "./diff-outlets.ts";
export { diffRateCards } from "./diff-rate-cards.ts";
export { punctualitySamplesMin, type RateCard, type RowError } from "./rate-card.ts";
export { type GoodsFlag, readGoodsFlags } from "./read-goods.ts";
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
export { type RateCardFiles, readRateCards } from "./read-rate-cards.ts";
export { type Row, readTable } from "./read-table.ts";
export { summariseTrial, type TriedParcel, tryParcels } from "./try-parcels.ts";
export { type CardCells, cardCells, writeRateCards } from "./write-rate-cards.ts";
