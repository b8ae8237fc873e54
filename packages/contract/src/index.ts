export * from "./endpoint.ts";
export * from "./fields.ts";
export * from "./refusals.ts";
