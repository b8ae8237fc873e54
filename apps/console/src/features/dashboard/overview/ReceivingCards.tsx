import { useEndpoint } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { listExpected } from "@sihai/contract/warehouse";
import { consoleOverviewDict } from "@sihai/text/dict/console/overview";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { href, useDict } from "#console";
import { countLate, useMinute } from "#desk";
import { WorkCards } from "./WorkCards.tsx";

/**
 * What is expected at receiving, signed for or on its way, read again every minute; counted on the first page of each, and said
 * to be more where there is another.
 */
export function ReceivingCards() {
  const words = useDict(consoleOverviewDict);
  const shared = useDict(consoleDict);
  const now = useMinute();
  const signed = useEndpoint(listExpected, { query: { state: "signed" } }, { freshMs: 0, everyMs: 60_000 });
  const coming = useEndpoint(listExpected, { query: { state: "on-the-way" } }, { freshMs: 0, everyMs: 60_000 });
  const cardOf = (state: "signed" | "on-the-way", title: string, { items, next }: CallData<typeof listExpected>) => ({
    key: state,
    title,
    count: items.length,
    isMore: next !== null,
    late: countLate(items, now),
    href: href("/receiving", { state }),
    lateHref: href("/receiving", { state, due: "late" }),
  });
  return (
    <WorkCards
      title={shared.pages.receiving}
      failed={signed.error !== null || coming.error !== null}
      onReload={() => void Promise.all([signed.refetch(), coming.refetch()])}
      cards={
        signed.data && coming.data
          ? [cardOf("signed", words.cards.signed, signed.data), cardOf("on-the-way", words.cards.onTheWay, coming.data)]
          : null
      }
    />
  );
}
