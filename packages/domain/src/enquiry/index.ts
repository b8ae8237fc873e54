export * from "./due.ts";
export * from "./links.ts";
export * from "./numbers.ts";
export * from "./plans.ts";
export * from "./states.ts";
