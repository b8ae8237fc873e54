export * from "./client-platforms.ts";
export * from "./endpoint.ts";
export * from "./fields.ts";
export type * from "./page-ahead.ts";
export * from "./refusals.ts";
