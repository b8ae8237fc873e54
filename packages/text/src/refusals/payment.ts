import type { paymentRefusals } from "@sihai/contract/payment/refusals";
import type { Sentences } from "./sentence.ts";

export const paymentSentences = {
  TRADE_NO_MISSING: { zh: "缺少交易号参数", en: "Missing trade number parameter" },
  PAYMENT_PARAMS_ERROR: { zh: "支付参数错误", en: "Payment params error" },
  TRADE_NOT_FOUND: { zh: "没有找到这笔待付款", en: "We couldn't find this payment" },
  TRADE_CANCELLED: {
    zh: "这笔付款已取消，没有产生任何扣款",
    en: "This payment was cancelled. Nothing was charged",
  },
  TRADE_EXPIRED: {
    zh: "付款时间已过，没有产生任何扣款，请重新提交",
    en: "The time to pay has passed. Nothing was charged; please submit again",
  },
  PAYMENT_METHOD_REFUSED: { zh: "这笔付款不支持该支付方式", en: "This can't be paid that way. Please choose another method" },
  PAYMENT_ALREADY_DONE: { zh: "已经支付过了，无需再次付款", en: "This is already paid. There's nothing more to pay" },
  PAYMENT_IN_PROGRESS: {
    zh: "上一次付款仍在处理中，请稍等一分钟，确认前请勿重复付款",
    en: "An earlier payment is still being processed. Please wait a minute before paying again",
  },
  RATE_CHANGED: {
    zh: "汇率已更新，没有产生任何扣款，请确认新的金额",
    en: "The exchange rate has changed. Nothing was charged; please check the new amount",
  },
  RATES_UNAVAILABLE: {
    zh: "暂时无法获取该币种的汇率，您可以用人民币付款",
    en: "We can't get a rate for this currency right now. You can pay in CNY",
  },
  BILLING_ADDRESS_NOT_FOUND: { zh: "请选择账单地址", en: "Please choose a billing address" },
  TRADES_NOT_COMBINABLE: {
    zh: "只能合并支付同一币种的待付款代购订单",
    en: "Only unpaid purchase orders in the same currency can be paid together",
  },
  RECHARGE_AMOUNT_REFUSED: {
    zh: "每次充值金额须在 ¥{least} 至 ¥{most} 之间",
    en: "A recharge is between ¥{least} and ¥{most}",
  },
  PAYMENT_WEBHOOK_REFUSED: { zh: "通知签名无效", en: "The notice's signature isn't valid" },
  BILL_NOT_FOUND: { zh: "没有找到这笔账单", en: "We couldn't find this bill" },
  TRADE_NOT_PAYABLE: {
    zh: "订单状态已变化，暂时不能付款，没有产生任何扣款",
    en: "This order has changed and can't be paid now. Nothing was charged",
  },
  PACKAGE_PAYMENT_FAILED: {
    zh: "包裹付款失败：包裹状态已变化，没有产生任何扣款",
    en: "Failed to pay the parcel: it has changed and can't be paid now. Nothing was charged",
  },
  BALANCE_NOT_ENOUGH: {
    zh: "余额不足，还差 ¥{short}，请先充值",
    en: "Insufficient to pay order, need to recharge",
  },
} as const satisfies Sentences<keyof typeof paymentRefusals>;
