export * from "./card-limits.ts";
export * from "./card-price.ts";
export * from "./card-reversal.ts";
export * from "./compare-rates.ts";
export * from "./may-pay.ts";
export * from "./policy.ts";
export * from "./recharge-for.ts";
export * from "./use-capture.ts";
