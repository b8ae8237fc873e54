import type { messageRefusals } from "@sihai/contract/message/refusals";

export const messageSentences = {
  MESSAGE_NOT_FOUND: "这条消息不存在或已删除",
  PREFERENCE_ALWAYS_ON: "与资金有关的消息始终在应用中显示",
  UNSUBSCRIBE_KEY_WRONG: "该链接已失效，可在设置中选择接收哪些邮件",
  PUSH_SERVICE_UNKNOWN: "暂不支持此浏览器的通知，请换用其他浏览器或接收邮件",
  PUSH_DEVICES_FULL: "最多 {most} 台设备可接收通知，请先移除不用的设备",
  MAIL_EVENTS_REFUSED: "邮件事件的签名不正确",
  PUSH_DEVICE_NOT_FOUND: "该设备已不再接收通知",
} as const satisfies Record<keyof typeof messageRefusals, string>;
