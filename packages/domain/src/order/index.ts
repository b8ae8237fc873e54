export * from "./alternatives.ts";
export * from "./confirmation.ts";
export * from "./deadlines.ts";
export * from "./numbers.ts";
export * from "./order-state.ts";
export * from "./price-order.ts";
export * from "./purchase-services.ts";
export * from "./split-line.ts";
