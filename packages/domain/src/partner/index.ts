export * from "./hooks.ts";
export * from "./scopes.ts";
