import type { PublicSettings } from "@sihai/domain/setting";
import type { PaymentWords } from "@sihai/text/dict/payment";
import type { TradeOnWire } from "./types.ts";

/** What happens after a payment. Of a forwarding order only services are paid here: nothing is bought. */
export function stepsOf(
  { purpose, lines }: Pick<TradeOnWire, "purpose" | "lines">,
  words: PaymentWords,
  rules: Pick<PublicSettings, "parcelSettleDays" | "arrivalSoonestDays" | "deadlines"> | undefined,
): readonly string[] {
  switch (purpose) {
    case "order":
      if (lines.length > 0 && lines.every(({ no }) => no.startsWith("ZY"))) return words.nextService;
      return rules ? words.nextOrder(rules.arrivalSoonestDays, rules.deadlines.arrivalDays).split("\n") : [];
    case "parcel":
      return rules ? words.nextParcel(rules.parcelSettleDays).split("\n") : [];
    case "back-payment":
      return words.nextBackPayment;
    case "recharge":
      return words.nextRecharge;
    case "service":
    case "supplement":
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
