export { createMarketplace } from "./client.ts";
export * from "./port.ts";
