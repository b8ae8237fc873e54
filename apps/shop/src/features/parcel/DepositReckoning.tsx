import { depositWords, formulaText } from "@sihai/text";
import { calculatorDict } from "@sihai/text/dict/calculator";
import { DepositLines } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";

/** What a deposit is made of: the weight it is reckoned for, then each line with its amount and how it came about. */
export function DepositReckoning({ how }: { how: string }) {
  const deposit = depositWords(how, useDict(calculatorDict), useLanguage());
  return deposit ? <DepositLines {...deposit} /> : formulaText(how);
}
