import { chargeHow, cnyText } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { promotionDict } from "@sihai/text/dict/promotion";
import { storageDict } from "@sihai/text/dict/storage";
import { Card, CostLines } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import { chargeName } from "../charge-name.ts";
import { DepositBreakdown } from "../DepositBreakdown.tsx";
import { discountLine } from "../discount-line.ts";
import type { UsedDiscounts } from "./parcel-schema.ts";
import type { OfferedLine, SubmitCost } from "./submit-total.ts";

type SubmitCostCardProps = {
  cost: SubmitCost;
  offered: OfferedLine;
  used: UsedDiscounts;
  /** What the sum is called, where it is not to be paid now. */
  totalLabel?: string;
};

/** Every line of what is to be paid, the formula under each. */
export function SubmitCostCard({ cost, offered, used, totalLabel }: SubmitCostCardProps) {
  const words = useDict(storageDict);
  const parcelWords = useDict(parcelDict);
  const offWords = useDict(promotionDict);
  const language = useLanguage();
  const terms = offered.line.insurance;
  const lines = [
    { label: words.deposit, amount: cost.deposit, formula: <DepositBreakdown how={offered.depositHow} /> },
    ...(cost.insurance === "0.00" || terms === null
      ? []
      : [
          {
            ...{ label: parcelWords.insurance, amount: cost.insurance },
            formula: parcelWords.insuredHow(`${terms.rateBp / 100}%`, cnyText(cost.insured), cnyText(terms.min)),
          },
        ]),
    ...cost.charges
      .filter(({ amount }) => amount !== "0.00")
      .map((charge) => ({
        label: chargeName(charge.code, parcelWords.charges, words.serviceNames),
        amount: charge.amount,
        formula: chargeHow(charge, parcelWords, language),
      })),
    ...cost.discounts.map(({ kind, amount }) => discountLine({ kind, amount, ...used[kind] }, offWords, language)),
  ];
  return (
    <Card title={words.cost}>
      <CostLines
        lines={lines}
        total={{ label: totalLabel ?? words.totalToPay, amount: cost.total }}
        {...(totalLabel !== undefined && { note: words.depositNote })}
      />
    </Card>
  );
}
