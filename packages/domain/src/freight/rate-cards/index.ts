export { type LinePerformance, punctualitySamplesMin, type RateCard, type RowError } from "./rate-card.ts";
export { type GoodsClass, type GoodsFlag, readGoodsClasses, readGoodsFlags } from "./read-goods.ts";
export { type RateCardFiles, type RateCardRefusal, readRateCards } from "./read-rate-cards.ts";
export { type Row, readTable } from "./read-table.ts";
export { writeRateCards } from "./write-rate-cards.ts";
