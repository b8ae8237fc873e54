export * from "./check-in.ts";
export * from "./codes.ts";
export * from "./normal-email.ts";
export * from "./passwords.ts";
