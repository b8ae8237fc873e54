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
  CARD_TRIES_REACHED:
    "You have tried to pay by card many times within an hour, so nothing was charged. Please try again after {@from} (Beijing time), or use your balance or a transfer",
  CARD_FAILED_OFTEN:
    "Several card payments failed today, so nothing was charged. You can pay by card again after {@from} (Beijing time), or use your balance or a transfer now",
  CARD_NEW_ACCOUNT_LIMIT:
    "In its first {days} days an account can pay up to {¥most} by card within 24 hours, so nothing was charged. Please use a transfer for more",
  CARD_REFUSED_BY_FINANCE: "We can’t take a card for this payment. Nothing was charged. Please use your balance or a transfer",
  CARD_HOLD_NOT_FOUND: "We couldn’t find this payment",
  CARD_HOLD_DECIDED: "A colleague has decided about this payment",
  CARD_HOLD_OVER: "This payment has been paid or cancelled meanwhile",
  CARD_NOT_FOUND: "This card is no longer saved. Please choose another one",
  CARD_NOT_REMOVED: "The card provider doesn’t answer, so the card is still saved. Please try again in a few minutes",
  TRADES_NOT_COMBINABLE: "Only unpaid shopping orders in the same currency can be paid together",
  RECHARGE_AMOUNT_REFUSED: "You can recharge between {¥least} and {¥most} at a time",
  PAYMENT_WEBHOOK_REFUSED: "The notice’s signature isn’t valid",
  BILL_NOT_FOUND: "We couldn’t find this bill",
  TRADE_NOT_PAYABLE: "This order has changed and can’t be paid now. Nothing was charged",
  DEBT_OPEN:
    "A card payment of yours was taken back and {¥owed} of it is still owed. Recharge this amount to go on. Nothing was charged",
  WINDING_DOWN:
    "Sorry, we no longer take new orders or recharges. Nothing was charged. You can still ship your items and withdraw your balance",
  PACKAGE_PAYMENT_FAILED: "Failed to pay the parcel: it has changed and can’t be paid now. Nothing was charged",
  BALANCE_NOT_ENOUGH: "Insufficient to pay order, need to recharge",
} as const satisfies Record<keyof typeof paymentRefusals, string>;
