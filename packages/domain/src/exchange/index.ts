export * from "./cross-rate.ts";
