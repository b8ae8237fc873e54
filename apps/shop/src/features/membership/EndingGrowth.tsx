import { formatNumber } from "@sihai/text";
import { membershipDict } from "@sihai/text/dict/me/membership";
import { Card, Fold } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import { dayText, type Member } from "./member.ts";

const shown = 3;

/** What falls out and when, what is left then and which level that is. */
export function EndingGrowth({ ending }: Pick<Member, "ending">) {
  const words = useDict(membershipDict);
  const rest = ending.slice(shown);
  return (
    <Card title={words.ending}>
      {ending.length === 0 ? <p className="text-grey">{words.endingNone}</p> : <Rows ending={ending.slice(0, shown)} />}
      {rest.length > 0 ? (
        <Fold title={words.more(rest.length)}>
          <Rows ending={rest} />
        </Fold>
      ) : null}
    </Card>
  );
}

function Rows({ ending }: Pick<Member, "ending">) {
  const words = useDict(membershipDict);
  const language = useLanguage();
  const figure = (count: number) => formatNumber(count, language, 0);
  return (
    <ul className="divide-y divide-line">
      {ending.map(({ on, growth, left, level }) => (
        <li key={on} className="flex flex-wrap items-baseline justify-between gap-x-3 py-2">
          <span className="font-medium">{words.endingFrom(dayText(on, language))}</span>
          <span className="font-semibold">{words.endingRow(figure(growth))}</span>
          <span className="w-full text-note text-grey">{words.endingLeft(figure(left), level)}</span>
        </li>
      ))}
    </ul>
  );
}
