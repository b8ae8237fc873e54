import { goodsDict } from "@sihai/text/dict/goods";
import { useDict, useLanguage } from "#shop";
import { arrivesText } from "../goods/arrives-text.ts";
import { type TimedLine, useLineDays } from "./use-line-days.ts";

/**
 * A line's days in one sentence, in the words storage and the pages of money tell them in: what is usual where anybody measured or stated it, what is
 * promised where nobody did. Both beside each other stand where lines are compared.
 */
export function LineDays({ line }: { line: TimedLine }) {
  const words = useDict(goodsDict);
  const language = useLanguage();
  return <p className="text-note text-grey">{arrivesText(useLineDays()(line), words, language)}</p>;
}
