import { add, type Currency, cny, toDecimal } from "@sihai/domain";
import { cnyText, moneyText } from "@sihai/text";
import { paymentDict } from "@sihai/text/dict/payment";
import { Card, CostLines, Deadline, Price } from "@sihai/ui";
import { useDict } from "#shop";
import { ChargedPrice } from "./ChargedPrice.tsx";
import { paidLines } from "./paid-lines.ts";
import type { TradeOnWire } from "./types.ts";

type AmountDueProps = {
  trade: TradeOnWire;
  method: TradeOnWire["methods"][number];
  /** What the card will be charged in the currency chosen; undefined where none is. */
  charged: { amount: string; currency: Currency } | undefined;
};

/** The total, opened into its lines, with the deadline beneath. */
export function AmountDue({ trade, method, charged }: AmountDueProps) {
  const words = useDict(paymentDict);
  const { amount, card, purpose } = trade;
  const percent = `${card.surchargeBasisPoints / 100}%`;
  const isCard = method === "card";
  // A recharge is what reaches the balance; what the card is charged for it stands beneath.
  const isRecharge = purpose === "recharge";
  const total = isCard ? toDecimal(add(cny(amount), cny(card.surcharge))) : amount;
  const lines = [
    ...(trade.lines.length === 0 ? [{ label: words.purposes[purpose], amount }] : paidLines(trade, words)),
    ...(isCard
      ? [{ label: words.surcharge(percent), amount: card.surcharge, formula: words.surchargeFormula(cnyText(amount), percent) }]
      : []),
  ];
  return (
    <Card>
      <p className="text-note text-grey">{isRecharge ? words.recharging : words.amountDue}</p>
      <p className="mb-2">
        {isCard && charged && !isRecharge ? (
          <ChargedPrice amount={total} charged={charged} />
        ) : (
          <Price amount={isRecharge ? amount : total} size="large" />
        )}
      </p>
      <CostLines
        lines={lines}
        {...(isCard && isRecharge && { total: { label: words.charged, amount: total } })}
        {...(isRecharge && charged && charged.currency !== "CNY" && { note: words.chargedAs(moneyText(charged)) })}
      />
      {trade.expiresAt === null ? null : (
        <div className="mt-3">
          <Deadline at={trade.expiresAt} label={words.payBefore} />
        </div>
      )}
    </Card>
  );
}
