import { depositWords, formulaText } from "@sihai/text";
import { freightDict } from "@sihai/text/dict/freight";
import { DepositLines } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";

/** What a deposit is made of: the weight it is calculated for, then each line with its amount and how it came about. */
export function DepositBreakdown({ how }: { how: string }) {
  const deposit = depositWords(how, useDict(freightDict), useLanguage());
  return deposit ? <DepositLines {...deposit} /> : formulaText(how);
}
