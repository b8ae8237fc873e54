export * from "./account-kinds.ts";
export * from "./adjustment.ts";
export * from "./difference.ts";
export * from "./money-acts.ts";
export * from "./period.ts";
