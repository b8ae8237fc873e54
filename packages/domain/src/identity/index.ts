export * from "./check-in.ts";
export * from "./closing.ts";
export * from "./codes.ts";
export * from "./device.ts";
export * from "./lost-mailbox.ts";
export * from "./normal-email.ts";
export * from "./passkeys.ts";
export * from "./passwords.ts";
