export { createRates } from "./client.ts";
export * from "./port.ts";
