export * from "./eligibility.ts";
export * from "./fees.ts";
export * from "./settle.ts";
export * from "./states.ts";
