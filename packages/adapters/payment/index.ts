export { createPayment } from "./client.ts";
export * from "./port.ts";
