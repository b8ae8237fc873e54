export { createWechatLogin, type WechatConfig } from "./client.ts";
export * from "./port.ts";
