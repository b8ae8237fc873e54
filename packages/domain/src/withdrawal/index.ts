export * from "./account.ts";
export * from "./split.ts";
export * from "./states.ts";
