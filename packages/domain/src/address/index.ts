export * from "./address-rules.ts";
export * from "./countries.ts";
export * from "./states.ts";
