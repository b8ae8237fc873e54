import { add } from "@sihai/domain";
import { formatMoney } from "@sihai/text";
import type { PaperLine } from "#printing";
import type { CardPayment } from "../card-payments.store.ts";

type Charged = Omit<CardPayment, "subjects"> & { label: string };

/** What cards were charged for something, the surcharge before each sum: a receipt that the card's own statement agrees with. */
export function cardLines(payments: readonly Charged[], { cardSurcharge }: { cardSurcharge: string }): PaperLine[] {
  return payments.flatMap(({ charged, amount, surcharge, label }) => [
    { label: cardSurcharge, amount: formatMoney(surcharge) },
    {
      label,
      amount: formatMoney(add(amount, surcharge)),
      ...(charged.currency !== "CNY" && { note: formatMoney(charged) }),
    },
  ]);
}
