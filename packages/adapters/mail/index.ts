export { createMail, type MailConfig } from "./client.ts";
export * from "./port.ts";
