import { cny, compare, isPositive } from "@sihai/domain";
import type { PublicSettings } from "@sihai/domain/setting";
import type { PaymentWords } from "@sihai/text/dict/payment";
import type { TradeOnWire } from "./types.ts";

/** What happens after a payment. Of a forwarding order only services are paid here: nothing is bought. */
export function stepsOf(
  trade: Pick<TradeOnWire, "purpose" | "lines" | "amount" | "balances" | "owed">,
  words: PaymentWords,
  rules: Pick<PublicSettings, "parcelSettleDays" | "arrivalSoonestDays" | "deadlines"> | undefined,
): readonly string[] {
  const { purpose, lines } = trade;
  switch (purpose) {
    case "order":
      if (lines.length > 0 && lines.every(({ no }) => no.startsWith("ZY"))) return words.nextService;
      return rules ? words.nextOrder(rules.arrivalSoonestDays, rules.deadlines.arrivalDays).split("\n") : [];
    case "parcel":
      return rules ? words.nextParcel(rules.parcelSettleDays).split("\n") : [];
    case "back-payment":
      return words.nextBackPayment;
    case "recharge":
      return rechargedSteps(trade, words);
    case "supplement":
      return words.nextSupplement;
    case "service":
    case "return":
      return words.nextService;
    case "storage":
      return words.nextStorage;
    case "expert":
      return words.nextExpert;
    case "consult":
      return words.nextConsult;
  }
}

/** Money that repays a debt, or has left since, is not said to stand there. */
function rechargedSteps(
  { amount, balances, owed = "0.00" }: Pick<TradeOnWire, "amount" | "balances" | "owed">,
  words: PaymentWords,
) {
  if (isPositive(owed)) return words.nextRepaid;
  const held = balances.find(({ currency }) => currency === "CNY")?.amount ?? "0.00";
  return compare(cny(held), cny(amount)) < 0 ? words.nextUsed : words.nextRecharge;
}
