export * from "./cart-line.ts";
export * from "./corrected-price.ts";
export * from "./totals.ts";
