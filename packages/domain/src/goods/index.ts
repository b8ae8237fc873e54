export * from "./freshness.ts";
export * from "./goods-classes.ts";
export * from "./landed-cost.ts";
export * from "./offer.ts";
