export { createMail } from "./client.ts";
export * from "./port.ts";
