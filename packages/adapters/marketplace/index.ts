export { createMarketplace, type MarketplaceConfig } from "./client.ts";
export * from "./port.ts";
