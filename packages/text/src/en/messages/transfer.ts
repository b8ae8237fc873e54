import { isPositive } from "@sihai/domain";
import { formatAmount } from "../../core/money.ts";
import type { Messages, TransferMessages } from "../../messages/index.ts";

/** What a member is told about recharging by transfer. */
export const transferMessages: Messages<TransferMessages> = {
  "transfer-announced": (f) => ({
    title: "Receipt received",
    body: `We have your receipt for transfer ${f.transferNo} over ${formatAmount(f.amount, f.currency)}. We add the money to your balance as soon as it reaches our bank, and tell you.`,
  }),
  "transfer-credited": (f) => ({
    title: "Transfer added to your balance",
    body: `${formatAmount(f.added, f.currency)} from transfer ${f.transferNo} is in your balance.${ofWhich(f)}`,
  }),
  "transfer-credited-otherwise": (f) => ({
    title: "Transfer added, with a different amount",
    body: `You told us of ${formatAmount(f.announced, f.announcedCurrency)} for transfer ${f.transferNo}, and ${formatAmount(f.arrived, f.currency)} reached our bank. ${formatAmount(f.added, f.currency)} is in your balance.${ofWhich(f)} Banks on the way may charge fees of their own.`,
  }),
  "transfer-paid": (f) => ({
    title: "Paid by your transfer",
    body: `Your transfer ${f.transferNo} of ${formatAmount(f.arrived, f.currency)} has arrived and paid ${f.numbers} (${formatAmount(f.paidCny, "CNY")}).${isPositive(f.rest) ? ` ${formatAmount(f.rest, f.restCurrency)} more than needed arrived and is in your balance.` : ""}`,
  }),
  "transfer-short": (f) => ({
    title: `${formatAmount(f.lacksCny, "CNY")} is still to be paid`,
    body: `Your transfer ${f.transferNo} brought ${formatAmount(f.arrived, f.currency)}, which is not enough for ${f.numbers}. ${formatAmount(f.addedCny, "CNY")} is in your balance, at the rate you were shown. Exactly ${formatAmount(f.lacksCny, "CNY")} more is needed: add it and pay from your balance.`,
  }),
  "transfer-late": (f) => ({
    title: "Transfer added to your balance",
    body: `Transfer ${f.transferNo} has arrived, but what it was for had been paid or cancelled by then. ${formatAmount(f.added, f.currency)} is in your balance.${ofWhich(f)}`,
  }),
  "transfer-lapsed-unpaid": (f) => ({
    title: "Transfer number expired: please pay",
    body: `We received neither a receipt nor money for transfer ${f.transferNo}, so the number has expired and the time to pay goes on. If you did send it, please send us the receipt. Money that arrives in time still pays for it.`,
  }),
  "transfer-lapsed": (f) => ({
    title: "Transfer number expired",
    body: `We received neither a receipt nor money for transfer ${f.transferNo}, so the number has expired. If you did send it, please send us the receipt. Money that arrives later is still added to your balance.`,
  }),
  "transfer-refused": (f) => ({
    title: "Receipt declined",
    body: `We declined the receipt of transfer ${f.transferNo}: ${f.reason} Money that arrives with this number is still added to your balance.`,
  }),
};

function ofWhich({ fee, arrived, currency }: TransferMessages["transfer-credited"]): string {
  if (!isPositive(fee)) return "";
  return ` ${formatAmount(arrived, currency)} arrived, and the receiving bank’s fee was ${formatAmount(fee, currency)}.`;
}
