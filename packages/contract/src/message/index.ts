export * from "./change-messages.ts";
export { type MessageType, messageTypes } from "./fields.ts";
export * from "./list-messages.ts";
