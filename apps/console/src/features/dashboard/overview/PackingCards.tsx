import { useEndpoint } from "@sihai/client";
import { packingQueue } from "@sihai/contract/parcel";
import type { BenchState } from "@sihai/domain/parcel";
import { consoleOverviewDict } from "@sihai/text/dict/console/overview";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { href, useDict, useMay } from "#console";
import { type WorkCard, WorkCards } from "./WorkCards.tsx";

/** What waits at packing and dispatch, read again every minute; each bench for those who work at it, `weighed` parcels for dispatch. */
export function PackingCards() {
  const words = useDict(consoleOverviewDict);
  const shared = useDict(consoleDict);
  const may = useMay();
  const queue = useEndpoint(packingQueue, { query: {} }, { freshMs: 0, everyMs: 60_000 });
  const counts = queue.data?.counts;
  const cardOf = (key: string, title: string, state: BenchState): WorkCard => {
    const { parcels = 0, late = 0 } = counts?.[state] ?? {};
    const place = (due?: "late") =>
      state === "weighed" ? href("/dispatch", { ...(due && { due }) }) : href("/packing", { state, ...(due && { due }) });
    return { key, title, count: parcels, late, href: place(), lateHref: place("late") };
  };
  const cards = [
    ...(may("packing.record")
      ? [
          cardOf("to-pick", words.cards.toPick, "unshipped"),
          cardOf("picking", shared.parcelStates.picking, "picking"),
          cardOf("packed", shared.parcelStates.packed, "packed"),
        ]
      : []),
    ...(may("dispatch.record") ? [cardOf("to-dispatch", words.cards.toDispatch, "weighed")] : []),
  ];
  return (
    <WorkCards
      title={may("packing.record") ? shared.pages.packing : shared.pages.dispatch}
      failed={queue.error !== null}
      onReload={() => void queue.refetch()}
      cards={counts ? cards : null}
    />
  );
}
