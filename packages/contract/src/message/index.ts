export { deleteMessages } from "./delete-messages.ts";
export { type MessageType, messageTypes } from "./fields.ts";
export { messageCount } from "./message-count.ts";
export { messageList } from "./message-list.ts";
export { messageTypeCount } from "./message-type-count.ts";
export { setMessageRead } from "./set-message-read.ts";
