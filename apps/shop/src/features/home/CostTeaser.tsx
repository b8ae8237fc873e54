import type { CallData } from "@sihai/contract";
import { calculate } from "@sihai/contract/freight";
import { byAmount } from "@sihai/domain";
import { cnyText, formatDaysRange, formatWeight, inLanguage } from "@sihai/text";
import { homeDict } from "@sihai/text/dict/home";
import { SkeletonBlock, useDisplayAmount, useUi } from "@sihai/ui";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { lazy, Suspense } from "react";
import { call, href, useDict, useLanguage } from "#shop";
import { useDestination } from "../goods/use-destination.ts";

// Drawn once the price is known, and not part of what the page begins with.
const TinyPlot = lazy(() => import("./TinyPlot.tsx"));

const grams = 2000;
/** What two kilograms cost to where the shopper lives: a reason to compare the lines there. */
export function CostTeaser() {
  const { country, place, ready } = useDestination();
  const quoted = useQuery({
    queryKey: [calculate.path, "teaser", country],
    queryFn: ({ signal }) => call(calculate, { body: { country, warehouse: 1, grams } }, { signal, quiet: true }),
    enabled: ready,
    staleTime: 600_000,
  });
  if (quoted.isError) return null;
  if (!quoted.data) return <SkeletonBlock className="h-23 w-full rounded-card" />;
  const byPrice = quoted.data.eligible.toSorted((a, b) => byAmount(a.quote.total, b.quote.total));
  const [best] = byPrice;
  if (!best) return null;
  return <Teaser best={best} lineIds={byPrice.slice(0, 2).map(({ line }) => line.id)} country={country} place={place} />;
}

type Eligible = CallData<typeof calculate>["eligible"][number];
type TeaserProps = { best: Eligible; lineIds: readonly string[]; country: string; place: string };

function Teaser({ best, lineIds, country, place }: TeaserProps) {
  const words = useDict(homeDict);
  const language = useLanguage();
  const { LinkPart } = useUi();
  const other = useDisplayAmount(best.quote.total);
  const { performance } = best.line;
  return (
    <LinkPart
      href={href("/calculator/list", { country, weight: grams / 1000 })}
      className="flex flex-wrap items-center gap-4 rounded-card bg-white p-4 shadow-card"
    >
      <span className="h-14 w-24 shrink-0 max-[359px]:hidden">
        <Suspense fallback={<span data-coming />}>
          <TinyPlot lineIds={lineIds} grams={grams} />
        </Suspense>
      </span>
      <span className="min-w-0 flex-1 basis-[8rem]">
        <span className="block font-semibold">
          {words.teaser(formatWeight(grams, language).replace(".00", ""), place)}{" "}
          <span className="inline-block">{words.teaserFrom(cnyText(best.quote.total))}</span>
          {other ? (
            <>
              {" "}
              <span className="inline-block text-note font-normal text-grey">{other}</span>
            </>
          ) : null}
        </span>
        <span className="block text-note text-grey">
          {performance
            ? // Of this line alone: others to the same country take other days.
              words.teaserDays(
                inLanguage(best.line.name, language),
                formatDaysRange(Math.round(performance.lowDays), Math.round(performance.highDays), language),
              )
            : best.promised && words.teaserPromised(formatDaysRange(...best.promised, language))}
        </span>
      </span>
      <ChevronRight aria-hidden size={20} className="shrink-0 text-control" />
    </LinkPart>
  );
}
