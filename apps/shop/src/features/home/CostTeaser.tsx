import { calculate } from "@sihai/contract/freight";
import { cnyText, formatDaysRange, formatWeight } from "@sihai/text";
import { homeDict } from "@sihai/text/dict/home";
import { SkeletonBlock, useUi } from "@sihai/ui";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { call, hasPage, href, useDict, useLanguage } from "#shop";
import { useDestination } from "../goods/use-destination.ts";

const grams = 2000;

/** What two kilograms cost to where the shopper lives: a reason to open the calculator. */
export function CostTeaser() {
  const words = useDict(homeDict);
  const language = useLanguage();
  const { LinkPart } = useUi();
  const { country, place, ready } = useDestination();
  const quoted = useQuery({
    queryKey: [calculate.path, "teaser", country],
    queryFn: ({ signal }) => call(calculate, { body: { country, warehouse: 1, grams } }, { signal, quiet: true }),
    enabled: ready && hasPage("/calculator/index"),
    staleTime: 600_000,
  });
  if (!hasPage("/calculator/index") || quoted.isError) return null;
  if (!quoted.data) return <SkeletonBlock className="h-[92px] w-full rounded-card" />;
  const best = quoted.data.eligible.toSorted((a, b) => Number(a.quote.total) - Number(b.quote.total))[0];
  if (!best) return null;
  const { performance, days } = best.line;
  return (
    <LinkPart
      href={href("/calculator/index", { country, weight: grams })}
      className="flex items-center gap-4 rounded-card bg-white p-4 shadow-card"
    >
      <svg aria-hidden="true" width="96" height="56" viewBox="0 0 96 56" fill="none" className="shrink-0">
        <path d="M2 48 C 30 47, 52 34, 94 6" stroke="#0083ef" strokeWidth="2.5" />
        <path d="M2 50 C 34 49, 62 44, 94 26" stroke="#0b7a4b" strokeWidth="2.5" />
        <circle cx="58" cy="30" r="4.5" fill="#fff" stroke="#0083ef" strokeWidth="2.5" />
      </svg>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">
          {words.teaser(formatWeight(grams, language).replace(".00", ""), place, cnyText(best.quote.total))}
        </span>
        <span className="block text-sm text-grey">
          {performance
            ? words.teaserDays(formatDaysRange(Math.round(performance.lowDays), Math.round(performance.highDays), language))
            : words.teaserPromised(formatDaysRange(days[0], days[1], language))}
        </span>
      </span>
      <ChevronRight aria-hidden size={20} className="shrink-0 text-control" />
    </LinkPart>
  );
}
