export * from "./money.ts";
export * from "./result.ts";
