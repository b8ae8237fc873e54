import type { Module } from "#platform";
import { messageRoutes } from "./routes.ts";
import { sendMail } from "./send-mail.ts";

export { enqueueMail, type MailToSend } from "./send-mail.ts";
export { type Told, tell } from "./tell.ts";

export const messageModule: Module = { name: "message", routes: messageRoutes, jobs: { sendMail } };
