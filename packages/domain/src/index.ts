export * from "./money.ts";
export * from "./reason.ts";
export * from "./result.ts";
export * from "./share-out.ts";
export * from "./words.ts";
