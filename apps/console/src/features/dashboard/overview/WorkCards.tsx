import { consoleOverviewDict } from "@sihai/text/dict/console/overview";
import { cx, ErrorState, Section, SkeletonBlock, useUi } from "@sihai/ui";
import { AlarmClock } from "lucide-react";
import { useDict } from "#console";

/** `href` shows exactly what is counted, `lateHref` exactly what is late of it. */
export type WorkCard = {
  key: string;
  title: string;
  count: number;
  late: number | null;
  href: string;
  lateHref?: string;
  isMore?: boolean;
};

type WorkCardsProps = { title: string; cards: readonly WorkCard[] | null; failed: boolean; onReload: () => void };

/** The figures of one bench; each leads to its list. */
export function WorkCards({ title, cards, failed, onReload }: WorkCardsProps) {
  return (
    <Section title={title}>
      {failed ? (
        <ErrorState onReload={onReload} />
      ) : (
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
          {cards === null
            ? [1, 2, 3].map((place) => (
                <li key={place}>
                  <SkeletonBlock className="h-[112px] w-full" />
                </li>
              ))
            : cards.map(({ key, ...card }) => (
                <li key={key}>
                  <OneCard {...card} />
                </li>
              ))}
        </ul>
      )}
    </Section>
  );
}

/** The whole card leads to its list; what is late leads to just that. */
function OneCard({ title, count, late, href, lateHref, isMore = false }: Omit<WorkCard, "key">) {
  const words = useDict(consoleOverviewDict);
  const { LinkPart } = useUi();
  const isLate = late !== null && late > 0;
  const lateText = late === null ? null : words.late(late);
  return (
    <div
      className={cx(
        "relative flex h-full min-h-[112px] flex-col gap-1 rounded-card bg-white p-4 shadow-card",
        isLate && "outline-2 outline-danger",
      )}
    >
      <LinkPart href={href} className="flex flex-col gap-1 after:absolute after:inset-0 after:rounded-card">
        <span className="text-body">{title}</span>
        <span className="text-display leading-9 font-bold">{isMore ? words.atLeast(count) : count}</span>
      </LinkPart>
      {lateText === null ? null : (
        <span className={cx("flex items-center gap-1.5 text-note", isLate ? "font-semibold text-danger" : "text-grey")}>
          {isLate ? <AlarmClock aria-hidden size={16} /> : null}
          {isLate && lateHref !== undefined ? (
            <LinkPart href={lateHref} className="relative z-10 flex min-h-6 items-center underline">
              {lateText}
            </LinkPart>
          ) : (
            lateText
          )}
        </span>
      )}
    </div>
  );
}
