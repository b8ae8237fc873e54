export * from "./calls.ts";
export * from "./fields.ts";
export * from "./staff-calls.ts";
