export * from "./calls.ts";
export * from "./fields.ts";
