import type { paymentRefusals } from "@sihai/contract/payment/refusals";

export const paymentSentences = {
  TRADE_NO_MISSING: "缺少交易号参数",
  PAYMENT_PARAMS_ERROR: "支付参数错误",
  TRADE_NOT_FOUND: "没有找到这笔付款",
  TRADE_CANCELLED: "这笔付款已取消，没有产生任何扣款",
  TRADE_EXPIRED: "付款时间已过，没有产生任何扣款，请重新提交",
  PAYMENT_METHOD_REFUSED: "这笔付款不支持该支付方式",
  PAYMENT_ALREADY_DONE: "这笔款项已支付，无需再次付款",
  PAYMENT_IN_PROGRESS: "上一次付款仍在处理中，请稍等一分钟，确认前请勿重复付款",
  RATE_CHANGED: "汇率已更新，没有产生任何扣款，请确认新的金额",
  RATES_UNAVAILABLE: "暂时无法获取该币种的汇率，您可以用人民币付款",
  BILLING_ADDRESS_NOT_FOUND: "请选择账单地址",
  TRADES_NOT_COMBINABLE: "只能合并支付同一币种的待付款代购订单",
  RECHARGE_AMOUNT_REFUSED: "每次充值金额须在 {¥least} 至 {¥most} 之间",
  PAYMENT_WEBHOOK_REFUSED: "通知签名无效",
  BILL_NOT_FOUND: "没有找到这笔账单",
  TRADE_NOT_PAYABLE: "订单状态已变化，暂时不能付款，没有产生任何扣款",
  DEBT_OPEN: "您有一笔银行卡付款被退回，还欠 {¥owed}，充值还清后即可继续，没有产生任何扣款",
  PACKAGE_PAYMENT_FAILED: "包裹付款失败：包裹状态已变化，没有产生任何扣款",
  BALANCE_NOT_ENOUGH: "余额不足，还差 {¥short}，请先充值",
} as const satisfies Record<keyof typeof paymentRefusals, string>;
