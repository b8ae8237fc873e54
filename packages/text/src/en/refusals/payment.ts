import type { paymentRefusals } from "@sihai/contract/payment/refusals";

export const paymentSentences = {
  TRADE_NO_MISSING: "Missing trade number parameter",
  PAYMENT_PARAMS_ERROR: "Payment params error",
  TRADE_NOT_FOUND: "We couldn’t find this payment",
  TRADE_CANCELLED: "This payment was cancelled. Nothing was charged",
  TRADE_EXPIRED: "The time to pay has passed. Nothing was charged. Please submit again",
  PAYMENT_METHOD_REFUSED: "This payment method isn’t possible here. Please choose another",
  PAYMENT_ALREADY_DONE: "This is already paid. You don’t need to pay again",
  PAYMENT_IN_PROGRESS: "An earlier payment is still being processed. Please wait a minute before paying again",
  RATE_CHANGED: "The exchange rate has changed. Nothing was charged. Please check the new amount",
  RATES_UNAVAILABLE: "We can’t get a rate for this currency right now. You can pay in CNY",
  BILLING_ADDRESS_NOT_FOUND: "Please choose a billing address",
  TRADES_NOT_COMBINABLE: "Only unpaid shopping orders in the same currency can be paid together",
  RECHARGE_AMOUNT_REFUSED: "You can recharge between {¥least} and {¥most} at a time",
  PAYMENT_WEBHOOK_REFUSED: "The notice’s signature isn’t valid",
  BILL_NOT_FOUND: "We couldn’t find this bill",
  TRADE_NOT_PAYABLE: "This order has changed and can’t be paid now. Nothing was charged",
  DEBT_OPEN:
    "A card payment of yours was taken back and {¥owed} of it is still owed. Recharge this amount to go on. Nothing was charged",
  PACKAGE_PAYMENT_FAILED: "Failed to pay the parcel: it has changed and can’t be paid now. Nothing was charged",
  BALANCE_NOT_ENOUGH: "Insufficient to pay order, need to recharge",
} as const satisfies Record<keyof typeof paymentRefusals, string>;
