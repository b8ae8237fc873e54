import type { suspenseRefusals } from "@sihai/contract/suspense/refusals";

export const suspenseSentences = {
  SUSPENSE_NOT_FOUND: "We couldn’t find this payment",
  SUSPENSE_STATE_REFUSED: "This has moved on meanwhile. Please look at it again",
  SUSPENSE_TAKEN_BACK:
    "The card gateway took this money back, so there is nothing to settle here. Once all of it is gone for good it leaves this desk; if it was only a part, refund the rest at the gateway",
  SUSPENSE_BANK_NUMBER_NEEDED: "This came by bank. Send it back there first, and enter the bank’s number of that transfer",
  SUSPENSE_NOT_PAYABLE: "What it was meant for is paid or cancelled by now. Add it to the balance or send it back",
  SUSPENSE_NOT_ENOUGH: "It lacks {¥lacks} to pay that. Add it to the balance or send it back",
  SUSPENSE_OWNER_UNKNOWN: "We need to know whose money this is. Enter the mark of a customer we have, such as SH10001",
  SUSPENSE_SAME_PERSON: "You proposed this, so a colleague has to agree",
  SUSPENSE_SEEN_CHANGED: "The proposal has changed since you opened it. Please check it again",
} as const satisfies Record<keyof typeof suspenseRefusals, string>;
