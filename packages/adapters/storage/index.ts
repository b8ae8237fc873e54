export { createDiskStorage, type DiskStorageConfig } from "./client.ts";
export * from "./port.ts";
