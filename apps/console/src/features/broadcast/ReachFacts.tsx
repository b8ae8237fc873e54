import { formatNumber } from "@sihai/text";
import { consoleBroadcastDict } from "@sihai/text/dict/console/site/broadcast";
import { useDict, useLanguage } from "#console";
import { Facts } from "#desk";
import type { Broadcast, Preview } from "./broadcast.ts";

/** How many it is about, how many get it, and why others do not. */
export function ReachFacts({ reach: { accounts, matching, told, app, mail, push, leftOut } }: { reach: Preview["reach"] }) {
  const words = useDict(consoleBroadcastDict);
  const language = useLanguage();
  const n = (count: number) => formatNumber(count, language, 0);
  return (
    <Facts
      rows={[
        [words.matching, words.ofAccounts(n(matching), n(accounts))],
        [words.told, <strong key="told">{words.people(n(told))}</strong>],
        [words.inApp, words.people(n(app))],
        [words.mails, words.people(n(mail))],
        [words.pushes, words.people(n(push))],
        [words.leftOut, <LeftOut key="left" leftOut={leftOut} />],
      ]}
    />
  );
}

/** Why some are left out, each with how many. */
export function LeftOut({ leftOut }: Pick<Broadcast, "leftOut">) {
  const words = useDict(consoleBroadcastDict);
  const language = useLanguage();
  if (leftOut.length === 0) return words.nobody;
  return leftOut.map(({ why, people }) => (
    <span key={why} className="block">
      {words.whyPeople(words.why[why], formatNumber(people, language, 0))}
    </span>
  ));
}
