export * from "./kinds.ts";
export * from "./payout.ts";
export * from "./states.ts";
export * from "./window.ts";
