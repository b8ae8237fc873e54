import { formatPercent } from "@sihai/text";
import { consoleDashboardDict } from "@sihai/text/dict/console/dashboard";
import { useUi } from "@sihai/ui";
import { href, useDict, useLanguage } from "#console";
import { FigureCard } from "./FigureCard.tsx";
import type { Figures } from "./figures.ts";

const plotHeight = 110;

/** The share delivered within the promise, month by month; each month leads to its parcels. */
export function PunctualityCard({ months }: { months: Figures["punctuality"] }) {
  const words = useDict(consoleDashboardDict);
  const language = useLanguage();
  const { LinkPart } = useUi();
  return (
    <FigureCard
      title={words.trend}
      hint={words.trendHint}
      table={{
        name: "punctuality",
        headings: [words.month, words.delivered, words.inTime],
        rows: months.map(({ month, delivered, onTime }) => [month, delivered, onTime]),
      }}
    >
      <ul className="grid grid-cols-6 gap-2 text-center text-note">
        {months.map(({ month, delivered, onTime }) => {
          const share = delivered === 0 ? null : onTime / delivered;
          return (
            <li key={month}>
              <LinkPart
                href={href("/dashboards", { show: "parcels", month })}
                className="flex flex-col items-center gap-1 rounded-small p-1 hover:bg-page"
              >
                <span className="font-semibold">
                  {share === null ? <span className="sr-only">{words.noFigures}</span> : formatPercent(share, language)}
                  {share === null ? <span aria-hidden>–</span> : null}
                </span>
                <span aria-hidden className="flex w-full max-w-14 items-end rounded-small bg-fill" style={{ height: plotHeight }}>
                  <span
                    className={`w-full rounded-small ${(share ?? 1) < 0.9 ? "bg-amber" : "bg-ok"}`}
                    style={{ height: (share ?? 0) * plotHeight }}
                  />
                </span>
                <span>{month.slice(2)}</span>
                <span className="text-grey">
                  <span className="sr-only">{words.delivered} </span>
                  {delivered}
                </span>
              </LinkPart>
            </li>
          );
        })}
      </ul>
    </FigureCard>
  );
}
