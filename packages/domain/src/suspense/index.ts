export * from "./states.ts";
export * from "./use-arrival.ts";
