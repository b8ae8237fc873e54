export { createTracking } from "./client.ts";
export * from "./port.ts";
