export * from "./money.ts";
export * from "./result.ts";
export * from "./words.ts";
