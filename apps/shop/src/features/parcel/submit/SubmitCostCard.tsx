import { measuringText } from "@sihai/text";
import { promotionDict } from "@sihai/text/dict/promotion";
import { storageDict } from "@sihai/text/dict/storage";
import { Card, CostLines } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import { DepositBreakdown } from "../DepositBreakdown.tsx";
import type { OfferedLine, SubmitCost } from "./submit-total.ts";

type SubmitCostCardProps = {
  cost: SubmitCost;
  offered: OfferedLine;
  /** What the sum is called, where it is not to be paid now. */
  totalLabel?: string;
};

/** Every line of what is to be paid, the formula under each. */
export function SubmitCostCard({ cost, offered, totalLabel }: SubmitCostCardProps) {
  const words = useDict(storageDict);
  const language = useLanguage();
  const offWords = useDict(promotionDict);
  const chargeNames: Record<string, string> = { measuring: words.measuring, storage: words.storageFee, reopen: words.reopening };
  const lines = [
    { label: words.deposit, amount: cost.deposit, formula: <DepositBreakdown how={offered.depositHow} /> },
    ...(cost.insurance === "0.00" ? [] : [{ label: words.insuranceLine, amount: cost.insurance }]),
    ...(cost.services === "0.00" ? [] : [{ label: words.services, amount: cost.services }]),
    ...cost.charges.map(({ code, amount, how }) => ({
      label: chargeNames[code] ?? code,
      amount,
      ...(how ? { formula: code === "measuring" ? words.measuringHow(measuringText(how, language)) : how } : {}),
    })),
    ...(cost.tax === null ? [] : [{ label: words.prepaidTax, amount: cost.tax }]),
    ...cost.discounts.map(({ kind, amount }) => ({ label: offWords.lines[kind], amount: `-${amount}`, tone: "ok" as const })),
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
