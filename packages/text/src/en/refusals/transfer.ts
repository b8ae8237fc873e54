import type { transferRefusals } from "@sihai/contract/transfer/refusals";

export const transferSentences = {
  TRANSFER_NOT_FOUND: "We couldn’t find this transfer",
  TRANSFER_STATE_REFUSED: "The transfer has moved on, so this isn’t possible now. Please reload",
  TRANSFER_WAY_CLOSED: "We have no account for this currency right now. Please choose another currency or method",
  TRANSFER_AMOUNT_REFUSED: "You can transfer between {least} and {most} {currency} at a time",
  TRANSFER_TOO_MANY: "You already have {most} transfers open. Please cancel one you won’t send",
  TRANSFER_PICTURE_NOT_FOUND: "The picture wasn’t uploaded. Please upload it again",
  BANK_LINE_TAKEN: "This line of the bank statement is already recorded for {transferNo}",
  BANK_LINE_WRONG: "Please enter the bank’s transaction number: at least 4 letters or digits",
  VALUE_DAY_WRONG: "The value day must be a day in the past 90 days, or today",
  TRANSFER_SAME_PERSON: "You recorded this, so a colleague has to confirm it",
  EXCHANGE_AMOUNT_REFUSED: "You can change up to {most} {currency}, and enough for at least 0.01 CNY",
  TRANSFER_WAITING: "{transferNo} is already on its way for this payment. Please cancel it first, or send it",
  TRANSFER_TOO_OFTEN: "{most} transfers were already opened for this payment. Please pay it another way",
  TRANSFER_SEEN_CHANGED: "The record has changed since you opened it. Please check it again",
} as const satisfies Record<keyof typeof transferRefusals, string>;
