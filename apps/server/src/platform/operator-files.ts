import type { GoodsFlag, Outlet, RateCard } from "@sihai/domain/freight/rate-cards";
import type { TaxRow } from "@sihai/domain/tax";

/** What the operator's files of freight and tax in `content/` say: read and checked once, when a world is put together. */
export type OperatorFiles = {
  /** What goods can be, with names. */
  goodsFlags: readonly GoodsFlag[];
  rateCards: readonly RateCard[];
  outlets: readonly Outlet[];
  taxRows: readonly TaxRow[];
};
