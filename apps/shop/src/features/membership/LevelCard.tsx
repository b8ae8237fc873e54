import { beijing, formatDate, formatNumber } from "@sihai/text";
import { membershipDict } from "@sihai/text/dict/me/membership";
import { Card, TextLink } from "@sihai/ui";
import { href, useDict, useLanguage, useSettings } from "#shop";
import { dayText, lastDayText, type Member } from "./member.ts";

/** The level, the growth it comes of, how far the next one is, and until when this one holds. */
export function LevelCard({ member }: { member: Member }) {
  const words = useDict(membershipDict);
  const language = useLanguage();
  const { level, since, growth } = member;
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center gap-4">
        <span className="grid size-16 shrink-0 place-items-center rounded-full bg-brand-strong text-display font-bold text-white">
          {words.level(level)}
        </span>
        <div className="min-w-0">
          <p className="text-note text-grey">{words.growth}</p>
          <p className="text-display font-bold">{formatNumber(growth, language, 0)}</p>
          {since === null ? null : (
            <p className="text-note text-grey">{words.since(level, formatDate(since, language, beijing))}</p>
          )}
        </div>
      </div>
      <WayToNext member={member} />
      <Notes member={member} />
      <p className="flex flex-wrap gap-x-5">
        <TextLink href={href("/user/member/growth")}>{words.history}</TextLink>
        <TextLink href={href("/help-center/detail", { helpId: "member-levels" })}>{words.rules}</TextLink>
      </p>
    </Card>
  );
}

/** From where this level begins to where the next one does. */
function WayToNext({ member: { level, growth, today, next } }: { member: Member }) {
  const words = useDict(membershipDict);
  const language = useLanguage();
  const begins = useSettings()?.levelGrowth[level] ?? 0;
  if (!next) return <p className="font-medium text-ok">{words.top}</p>;
  // Counted from the figure beside it; what came today is told below, and counts from tomorrow.
  const isReachedTonight = next.missing <= today;
  const share = Math.min(1, Math.max(0, (growth - begins) / Math.max(1, next.from - begins)));
  const figure = (count: number) => formatNumber(count, language, 0);
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-medium">
          {isReachedTonight ? words.tonight(next.level) : words.toNext(figure(next.missing), next.level)}
        </span>
        <span className="text-note text-grey">{words.ofNext(figure(growth), figure(next.from))}</span>
      </p>
      <div aria-hidden className="mt-2 h-2 overflow-hidden rounded-full bg-line">
        <div className="drawn h-full rounded-full bg-brand" style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}

function Notes({ member: { level, today, holdsUntil, ending } }: { member: Member }) {
  const words = useDict(membershipDict);
  const language = useLanguage();
  const [first] = ending;
  const figure = (count: number) => formatNumber(count, language, 0);
  return (
    <ul className="flex flex-col gap-1 text-note text-grey">
      {today > 0 ? <li>{words.today(figure(today))}</li> : null}
      {holdsUntil === null ? null : <li>{words.holdsUntil(level, lastDayText(holdsUntil, language))}</li>}
      {first ? <li>{words.firstEnding(figure(first.growth), dayText(first.on, language))}</li> : null}
    </ul>
  );
}
