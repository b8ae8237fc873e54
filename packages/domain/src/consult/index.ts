export * from "./due.ts";
export * from "./limits.ts";
export * from "./numbers.ts";
export * from "./states.ts";
export * from "./types.ts";
