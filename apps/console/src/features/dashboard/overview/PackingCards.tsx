import { useEndpoint } from "@sihai/client";
import { packingQueue } from "@sihai/contract/parcel";
import { consoleLookUpDict } from "@sihai/text/dict/console/look-up";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { href, useDict, useMay } from "#console";
import { countLate, useMinute } from "#desk";
import { type WorkCard, WorkCards } from "./WorkCards.tsx";

/** The list call answers with at most so many. */
const listMax = 200;

export function PackingCards() {
  const words = useDict(consoleLookUpDict);
  const shared = useDict(consoleDict);
  const may = useMay();
  const now = useMinute();
  const queue = useEndpoint(packingQueue, { query: {} }, { freshMs: 0, everyMs: 60_000 });
  const parcels = queue.data?.parcels;
  const cardOf = (key: string, title: string, states: readonly string[], to: string): WorkCard => {
    const rows = (parcels ?? []).filter(({ state }) => states.includes(state));
    return { key, title, count: rows.length, isMore: rows.length >= listMax, late: countLate(rows, now), href: to };
  };
  const cards = [
    ...(may("packing.record")
      ? [
          cardOf("to-pick", words.cards.toPick, ["unshipped"], href("/packing", { state: "unshipped" })),
          cardOf("on-bench", words.cards.onBench, ["picking", "packed"], href("/packing")),
        ]
      : []),
    ...(may("dispatch.record") ? [cardOf("to-dispatch", words.cards.toDispatch, ["weighed"], href("/dispatch"))] : []),
  ];
  return (
    <WorkCards
      title={may("packing.record") ? shared.pages.packing : shared.pages.dispatch}
      failed={queue.error !== null}
      onReload={() => void queue.refetch()}
      cards={parcels ? cards : null}
    />
  );
}
