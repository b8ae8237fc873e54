/** What a card does when it is charged. */
export type CardBehaviour =
  | "ok"
  | "decline"
  | "insufficient"
  | "expired"
  | "wrong-cvc"
  | "unavailable"
  | "three-ds"
  | "three-ds-insufficient"
  | "capture-then-hang"
  | "async-ok"
  | "async-fail"
  | "webhook-late"
  | "webhook-twice"
  | "webhook-out-of-order"
  | "webhook-none"
  | "webhook-cent-less"
  | "webhook-other-currency"
  | "refund-pending"
  | "refund-fails"
  | "refund-expired"
  | "refund-then-hang"
  | "disputed"
  | "inquiry";

type TriggerCard = { number: string; token: string; behaviour: CardBehaviour; zh: string; en: string };

/**
 * Card numbers and what they provoke. The first ten, the two refund cards and the two disputed ones are Stripe's test numbers with Stripe's meaning; those that
 * begin with 4000 9990 are ours. `token` may be charged directly, without the hosted fields, by specs.
 */
export const triggerCards: readonly TriggerCard[] = [
  { number: "4242424242424242", token: "pm_card_visa", behaviour: "ok", zh: "支付成功（Visa）", en: "Paid (Visa)" },
  {
    number: "5555555555554444",
    token: "pm_card_mastercard",
    behaviour: "ok",
    zh: "支付成功（Mastercard）",
    en: "Paid (Mastercard)",
  },
  { number: "6200000000000005", token: "pm_card_unionpay", behaviour: "ok", zh: "支付成功（银联）", en: "Paid (UnionPay)" },
  {
    number: "4000002760003184",
    token: "pm_card_threeDSecure2Required",
    behaviour: "three-ds",
    zh: "需要 3-D Secure 验证",
    en: "Asks for 3-D Secure",
  },
  {
    number: "4000008260003178",
    token: "pm_card_authenticationRequiredChargeDeclinedInsufficientFunds",
    behaviour: "three-ds-insufficient",
    zh: "3-D Secure 通过后余额不足",
    en: "3-D Secure, then not enough funds",
  },
  { number: "4000000000000002", token: "pm_card_chargeDeclined", behaviour: "decline", zh: "银行拒绝", en: "Declined" },
  {
    number: "4000000000009995",
    token: "pm_card_chargeDeclinedInsufficientFunds",
    behaviour: "insufficient",
    zh: "余额不足",
    en: "Not enough funds",
  },
  {
    number: "4000000000000069",
    token: "pm_card_chargeDeclinedExpiredCard",
    behaviour: "expired",
    zh: "卡已过期",
    en: "Expired card",
  },
  {
    number: "4000000000000127",
    token: "pm_card_chargeDeclinedIncorrectCvc",
    behaviour: "wrong-cvc",
    zh: "安全码错误",
    en: "Wrong security code",
  },
  {
    number: "4000000000000119",
    token: "pm_card_chargeDeclinedProcessingError",
    behaviour: "unavailable",
    zh: "支付通道暂时不可用",
    en: "Channel unavailable for now",
  },
  {
    number: "4000000000007726",
    token: "pm_card_pendingRefund",
    behaviour: "refund-pending",
    zh: "退款先处理中，3 秒后成功",
    en: "Refund pending, done after 3 s",
  },
  {
    number: "4000000000005126",
    token: "pm_card_refundFail",
    behaviour: "refund-fails",
    zh: "退款 3 秒后失败",
    en: "Refund fails after 3 s",
  },
  {
    number: "4000999000000104",
    token: "pm_card_sandboxRefundExpired",
    behaviour: "refund-expired",
    zh: "退款 3 秒后失败：卡已过期或已销卡",
    en: "Refund fails after 3 s: the card has expired or was cancelled",
  },
  {
    number: "4000999000000112",
    token: "pm_card_sandboxRefundHang",
    behaviour: "refund-then-hang",
    zh: "已退款，但 30 秒后才回答",
    en: "Refunded, but answers after 30 s",
  },
  {
    number: "4000000000000259",
    token: "pm_card_createDispute",
    behaviour: "disputed",
    zh: "支付成功，随后被持卡人拒付",
    en: "Paid, then disputed by its holder",
  },
  {
    number: "4000000000001976",
    token: "pm_card_createDisputeInquiry",
    behaviour: "inquiry",
    zh: "支付成功，随后银行来函查询",
    en: "Paid, then asked about by its bank",
  },
  {
    number: "4000999000000013",
    token: "pm_card_sandboxHang",
    behaviour: "capture-then-hang",
    zh: "已扣款，但 30 秒后才回答",
    en: "Captured, but answers after 30 s",
  },
  {
    number: "4000999000000021",
    token: "pm_card_sandboxAsync",
    behaviour: "async-ok",
    zh: "处理中，3 秒后成功",
    en: "Processing, paid after 3 s",
  },
  {
    number: "4000999000000039",
    token: "pm_card_sandboxAsyncFail",
    behaviour: "async-fail",
    zh: "处理中，3 秒后失败",
    en: "Processing, fails after 3 s",
  },
  {
    number: "4000999000000047",
    token: "pm_card_sandboxWebhookLate",
    behaviour: "webhook-late",
    zh: "通知 10 秒后才到",
    en: "Webhook comes 10 s late",
  },
  {
    number: "4000999000000054",
    token: "pm_card_sandboxWebhookTwice",
    behaviour: "webhook-twice",
    zh: "通知来两次",
    en: "Webhook comes twice",
  },
  {
    number: "4000999000000062",
    token: "pm_card_sandboxWebhookOrder",
    behaviour: "webhook-out-of-order",
    zh: "通知顺序颠倒",
    en: "Webhooks out of order",
  },
  {
    number: "4000999000000070",
    token: "pm_card_sandboxWebhookNone",
    behaviour: "webhook-none",
    zh: "没有通知",
    en: "No webhook at all",
  },
  {
    number: "4000999000000088",
    token: "pm_card_sandboxCentLess",
    behaviour: "webhook-cent-less",
    zh: "实扣少 1 分",
    en: "Takes one cent less",
  },
  {
    number: "4000999000000096",
    token: "pm_card_sandboxOtherCurrency",
    behaviour: "webhook-other-currency",
    zh: "实扣币种不同",
    en: "Takes another currency",
  },
];

/** What this number provokes; any other card is charged without ado. */
export function behaviourOfNumber(digits: string): CardBehaviour {
  return triggerCards.find((card) => card.number === digits)?.behaviour ?? "ok";
}

/** The brand by a number's first digits, in the vendor's spelling; "unknown" for none of the four. */
export function brandOf(digits: string): string {
  if (digits.startsWith("4")) return "visa";
  if (/^(5[1-5]|2[2-7])/.test(digits)) return "mastercard";
  if (/^3[47]/.test(digits)) return "amex";
  return /^(62|81)/.test(digits) ? "unionpay" : "unknown";
}
