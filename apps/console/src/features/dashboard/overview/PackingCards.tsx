import { useEndpoint } from "@sihai/client";
import { packingQueue } from "@sihai/contract/parcel";
import type { BenchState } from "@sihai/domain/parcel";
import { consoleLookUpDict } from "@sihai/text/dict/console/look-up";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { href, useDict, useMay } from "#console";
import { type WorkCard, WorkCards } from "./WorkCards.tsx";

export function PackingCards() {
  const words = useDict(consoleLookUpDict);
  const shared = useDict(consoleDict);
  const may = useMay();
  const queue = useEndpoint(packingQueue, { query: {} }, { freshMs: 0, everyMs: 60_000 });
  const counts = queue.data?.counts;
  const cardOf = (key: string, title: string, states: readonly BenchState[], to: string): WorkCard => {
    const sum = (of: "parcels" | "late") => states.reduce((all, state) => all + (counts?.[state][of] ?? 0), 0);
    return { key, title, count: sum("parcels"), late: sum("late"), href: to };
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
      cards={counts ? cards : null}
    />
  );
}
