export { createDiskStorage } from "./client.ts";
export * from "./port.ts";
