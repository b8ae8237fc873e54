export { createTracking, type TrackingConfig } from "./client.ts";
export * from "./port.ts";
