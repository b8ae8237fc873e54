import { readDeposit } from "@sihai/domain/parcel";
import { cnyText } from "@sihai/text";
import { calculatorDict } from "@sihai/text/dict/calculator";
import { useDict, useLanguage } from "#shop";
import { exactPercent, exactWeight } from "../calculator/formula-words.ts";
import { quoteLabel } from "../calculator/line-words.ts";
import { useReckoned } from "../calculator/use-reckoned.ts";
import { formulaText } from "../goods/local-text.ts";

/** What a deposit is made of: the weight it is reckoned for, then each line with its amount and how it came about. */
export function DepositReckoning({ how }: { how: string }) {
  const words = useDict(calculatorDict);
  const language = useLanguage();
  const reckoned = useReckoned();
  const deposit = readDeposit(how);
  if (!deposit) return <>{formulaText(how)}</>;
  const weight = exactWeight(deposit.chargeableGrams, language);
  return (
    <div className="flex flex-col gap-1.5">
      <p>
        {deposit.allowanceBp === 0
          ? words.depositCharged(weight)
          : words.depositAllowance(weight, exactPercent(deposit.allowanceBp, language))}
      </p>
      <dl className="flex flex-col gap-1.5">
        {deposit.lines.map((line) => (
          <div key={line.label} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-ink">{quoteLabel(line.label, words)}</dt>
            <dd className="text-ink">{cnyText(line.amount)}</dd>
            <dd className="w-full">{reckoned(line.how)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
