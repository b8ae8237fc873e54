export * from "./core/address.ts";
export * from "./core/dates.ts";
export * from "./core/dictionary.ts";
export * from "./core/language.ts";
export * from "./core/measures.ts";
export * from "./core/money.ts";
export * from "./core/names.ts";
export * from "./core/numbers.ts";
