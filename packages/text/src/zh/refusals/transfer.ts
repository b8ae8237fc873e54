import type { transferRefusals } from "@sihai/contract/transfer/refusals";

export const transferSentences = {
  TRANSFER_NOT_FOUND: "没有找到这笔转账",
  TRANSFER_STATE_REFUSED: "这笔转账的状态已变化，暂时不能这样操作，请刷新",
  TRANSFER_WAY_CLOSED: "该币种暂时没有可用的收款账户，请选择其他币种或方式",
  TRANSFER_AMOUNT_REFUSED: "每次转账金额须在 {least} 至 {most} {currency} 之间",
  TRANSFER_TOO_MANY: "您已有 {most} 笔未完成的转账，请先取消不再汇出的",
  TRANSFER_PICTURE_NOT_FOUND: "图片没有上传成功，请重新上传",
  BANK_LINE_TAKEN: "这笔银行流水已记在 {transferNo}",
  BANK_LINE_WRONG: "请填写银行流水号，至少 4 位字母或数字",
  VALUE_DAY_WRONG: "起息日须为今天或最近 90 天内的日期",
  TRANSFER_SAME_PERSON: "这笔到账由您登记，须由另一位同事确认",
  EXCHANGE_AMOUNT_REFUSED: "最多可兑换 {most} {currency}，且须足够兑得一分人民币",
  TRANSFER_WAITING: "这笔付款已有转账 {transferNo} 在途。请先取消，或按该编号汇款",
  TRANSFER_TOO_OFTEN: "这笔付款已打开过 {most} 次转账，请改用其他方式付款",
  TRANSFER_SEEN_CHANGED: "登记内容已变化，请重新核对",
} as const satisfies Record<keyof typeof transferRefusals, string>;
