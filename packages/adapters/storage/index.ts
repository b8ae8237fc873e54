export { createDiskStorage } from "./client.ts";
export * from "./port.ts";
export { createS3Storage } from "./s3.ts";
