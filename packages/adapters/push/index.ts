export { createPush } from "./client.ts";
export * from "./port.ts";
