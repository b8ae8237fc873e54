import { consoleLookUpDict } from "@sihai/text/dict/console/look-up";
import { cx, ErrorState, Section, SkeletonBlock, useUi } from "@sihai/ui";
import { AlarmClock } from "lucide-react";
import { useDict } from "#console";

export type WorkCard = { key: string; title: string; count: number; late: number | null; href: string; isMore?: boolean };

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
            : cards.map((card) => (
                <li key={card.key}>
                  <OneCard {...card} />
                </li>
              ))}
        </ul>
      )}
    </Section>
  );
}

function OneCard({ title, count, late, href, isMore = false }: WorkCard) {
  const words = useDict(consoleLookUpDict);
  const { LinkPart } = useUi();
  const isLate = late !== null && late > 0;
  return (
    <LinkPart
      href={href}
      className={cx(
        "flex h-full min-h-[112px] flex-col gap-1 rounded-card bg-white p-4 shadow-card",
        isLate && "outline-2 outline-danger",
      )}
    >
      <span className="text-body">{title}</span>
      <span className="text-display leading-9 font-bold">{isMore ? words.atLeast(count) : count}</span>
      {late === null ? null : (
        <span className={cx("flex items-center gap-1.5 text-note", isLate ? "font-semibold text-danger" : "text-grey")}>
          {isLate ? <AlarmClock aria-hidden size={16} /> : null}
          {words.late(late)}
        </span>
      )}
    </LinkPart>
  );
}
