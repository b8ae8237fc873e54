import { beijing, formatAmountRange, formatDate } from "@sihai/text";
import { returnDict } from "@sihai/text/dict/return";
import { Card, CostLines } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import type { OptionsOnWire, ReturnKindOnWire } from "./types.ts";

/** The fee, free or not, the way back as an estimate, how both are paid, and what does not come back. */
export function ReturnCosts({ kind, options }: { kind: ReturnKindOnWire; options: OptionsOnWire }) {
  const words = useDict(returnDict);
  const language = useLanguage();
  const { freeLeft, freeAMonth, countsAnewAt, freightEstimate, fees } = options;
  const free = freeLeft > 0;
  return (
    <Card title={words.costs} className="flex flex-col gap-2">
      <CostLines
        lines={[
          {
            label: words.fee[kind],
            amount: free ? "0.00" : fees[kind],
            ...(free && { shown: words.feeFree, tone: "ok" as const }),
          },
          {
            label: words.freight,
            amount: freightEstimate.high,
            shown: words.estimate(formatAmountRange(freightEstimate.low, freightEstimate.high, "CNY")),
          },
        ]}
        note={free ? words.freeLeft(freeLeft, freeAMonth) : words.freeUsed(formatDate(countsAnewAt, language, beijing))}
      />
      <p className="text-body text-grey">{words.payHow[kind]}</p>
      <details>
        <summary className="flex min-h-11 items-center font-semibold text-brand-strong">{words.notRefundable}</summary>
        <p className="pb-1 text-note text-grey">{words.notRefundableText}</p>
      </details>
    </Card>
  );
}
