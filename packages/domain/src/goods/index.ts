export * from "./freshness.ts";
export * from "./offer.ts";
