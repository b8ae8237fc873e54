import { inLanguage } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { Card } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import type { GoodsOnWire } from "./use-choice.ts";

/** The latest purchases by day and variant; who bought is nobody's business. */
export function RecentPurchases({ recent }: { recent: GoodsOnWire["purchases"]["recent"] }) {
  const words = useDict(goodsDict);
  const language = useLanguage();
  return (
    <Card title={words.recentPurchases}>
      <ul className="divide-y divide-line text-body">
        {recent.map(({ day, options, quantity }, at) => (
          <li key={`${day}-${at}`} className="flex items-baseline gap-3 py-2 first:pt-0 last:pb-0">
            <time dateTime={day} className="shrink-0 text-grey">
              {day}
            </time>
            <span className="min-w-0 flex-1 truncate">
              {options.map((option) => inLanguage(option, language)).join(" · ") || words.oneVariant}
            </span>
            <span className="font-semibold">{words.recentPieces(quantity)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
