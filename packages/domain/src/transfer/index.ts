export * from "./accounts.ts";
export * from "./fee-of-arrival.ts";
export * from "./methods.ts";
export * from "./pay.ts";
export * from "./pay-ways.ts";
export * from "./receipt.ts";
export * from "./states.ts";
