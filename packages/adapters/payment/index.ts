export { createPayment, type PaymentConfig } from "./client.ts";
export * from "./port.ts";
