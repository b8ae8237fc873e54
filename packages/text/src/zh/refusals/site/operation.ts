import type { operationRefusals } from "@sihai/contract/operation/refusals";

export const operationSentences = {
  TROUBLE_OVER: "这项已不在失败之列，或正在处理",
  MAIL_NOT_OPEN: "这封邮件已送达，或正在重新发送",
} as const satisfies Record<keyof typeof operationRefusals, string>;
