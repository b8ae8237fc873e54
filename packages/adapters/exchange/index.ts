export { createRates, type RatesConfig } from "./client.ts";
export * from "./port.ts";
