export * from "./scopes.ts";
