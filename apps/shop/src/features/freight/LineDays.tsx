import { freightDict } from "@sihai/text/dict/freight";
import { goodsDict } from "@sihai/text/dict/goods";
import { useDict, useLanguage } from "#shop";
import { arrivesText } from "../goods/arrives-text.ts";
import { usePromise } from "./use-leaving.ts";
import { type TimedLine, useLineDays } from "./use-line-days.ts";

/** A line's days in the words storage and the pages of money tell them in; below what is usual stands what is promised. */
export function LineDays({ line }: { line: TimedLine }) {
  const words = useDict(goodsDict);
  const lineWords = useDict(freightDict);
  const language = useLanguage();
  const promise = usePromise();
  const told = useLineDays()(line);
  return (
    <p className="text-note text-grey">
      <span className="block">{arrivesText(told, words, language)}</span>
      {told.daysBasis === "promised" ? null : <span className="block">{lineWords.promised(promise.range(line))}</span>}
    </p>
  );
}
