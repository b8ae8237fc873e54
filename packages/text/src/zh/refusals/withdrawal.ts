import type { withdrawalRefusals } from "@sihai/contract/withdrawal/refusals";

export const withdrawalSentences = {
  WITHDRAWAL_NO_MISSING: "缺少提现流水号",
  WITHDRAWAL_AMOUNT_INVALID: "请输入有效的提现金额",
  WITHDRAWAL_NOT_FOUND: "未找到这笔提现",
  WITHDRAWAL_STATE_REFUSED: "这笔提现的状态已变化，请重新查看",
  WITHDRAWAL_SPLIT_CHANGED: "可退回原卡的金额已变化，请重新核对；尚未扣款",
  WITHDRAWAL_ACCOUNT_MISSING: "部分金额无法退回原卡，请填写收款账户",
  WITHDRAWAL_ACCOUNTS_DIFFER: "两次输入的收款账户不一致，请核对",
  WITHDRAWAL_SAME_PERSON: "这笔提现由您批准，须由另一位同事打款",
  WITHDRAWAL_REFERENCE_USED: "该转账流水号已用于另一笔提现",
  WITHDRAWAL_BY_CUSTOMER: "这位客户可以登录，请由客户自行申请",
  WITHDRAWAL_OWN_APPLICATION: "该提现由您代为申请，须由其他同事审核",
} as const satisfies Record<keyof typeof withdrawalRefusals, string>;
