export { createWechatLogin } from "./client.ts";
export * from "./port.ts";
