import type { withdrawalRefusals } from "@sihai/contract/withdrawal/refusals";

export const withdrawalSentences = {
  WITHDRAWAL_NO_MISSING: "Missing withdrawal serial number",
  WITHDRAWAL_AMOUNT_INVALID: "Please enter a valid withdrawal amount",
  WITHDRAWAL_NOT_FOUND: "We couldn’t find this withdrawal",
  WITHDRAWAL_STATE_REFUSED: "This withdrawal has moved on meanwhile. Please look at it again",
  WITHDRAWAL_SPLIT_CHANGED: "What can go back to your card has changed. Please check the amounts again; nothing was taken",
  WITHDRAWAL_ACCOUNT_MISSING: "Part of this can’t go back to your card. Please enter the account it should go to",
  WITHDRAWAL_ACCOUNTS_DIFFER: "The two account numbers differ. Please check them",
  WITHDRAWAL_SAME_PERSON: "You approved this withdrawal. Somebody else has to make the transfer",
  WITHDRAWAL_REFERENCE_USED: "This transfer number is already recorded for another withdrawal",
  WITHDRAWAL_BY_CUSTOMER: "This customer can log in and apply for it themselves",
  WITHDRAWAL_OWN_APPLICATION: "You applied for this withdrawal. Somebody else has to approve it",
} as const satisfies Record<keyof typeof withdrawalRefusals, string>;
