export * from "./languages.ts";
export * from "./local-text.ts";
export * from "./region.ts";
