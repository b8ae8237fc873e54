import { beijing, cnyText, formatDate } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { Card } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import { priceSteps } from "./price-steps.ts";
import type { GoodsOnWire } from "./use-choice.ts";

const [width, height] = [320, 72];
const shownChanges = 4;

/** What look-ups saw it cost: a line of steps, and the latest changes in words. */
export function PriceHistory({ prices, until }: { prices: GoodsOnWire["prices"]; until: string }) {
  const words = useDict(goodsDict);
  const language = useLanguage();
  const { path, low, high } = priceSteps(prices, until, { width, height });
  return (
    <Card title={words.priceHistory}>
      <p className="mb-2 text-note text-grey">{words.priceHistoryText(cnyText(low), cnyText(high))}</p>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden className="h-18 w-full">
        <path d={path} fill="none" className="stroke-brand" strokeWidth={2} vectorEffect="non-scaling-stroke" />
      </svg>
      <ul className="mt-2 flex flex-col gap-1 text-body">
        {prices
          .slice(-shownChanges)
          .reverse()
          .map(({ since, price }) => (
            <li key={since}>{words.priceOn(formatDate(since, language, beijing), cnyText(price))}</li>
          ))}
      </ul>
    </Card>
  );
}
