import { useEndpoint } from "@sihai/client";
import { readFreightFigures } from "@sihai/contract/dashboard";
import { consoleDashboardDict } from "@sihai/text/dict/console/dashboard";
import { consoleOverviewDict } from "@sihai/text/dict/console/overview";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { useDict, useMay } from "#console";
import { mayAt, nameOf, placeOf } from "../work-place.ts";
import { type WorkCard, WorkCards } from "./WorkCards.tsx";

/** Desks whose lists are counted with the dashboards' figures; each is named there and in the menu alike. */
const desks = [
  ...(["storage", "services", "unannounced", "consults", "enquiries", "experts", "returns", "claims"] as const),
  ...(["transfers", "bank-lines", "withdrawals", "suspense", "disputes"] as const),
];

/** The desks somebody may open; their counts are read where parcels are. */
export function useDesks() {
  const may = useMay();
  return desks.filter((desk) => may("parcel.read") && may(mayAt[desk]));
}

/** What waits at the desks beside the benches. */
export function DeskCards({ mine }: { mine: ReturnType<typeof useDesks> }) {
  const words = useDict(consoleOverviewDict);
  const shared = useDict(consoleDict);
  const figures = useEndpoint(readFreightFigures, {}, { freshMs: 0, everyMs: 60_000 });
  const board = useDict(consoleDashboardDict);
  const cards = mine.flatMap((desk) => {
    const figure = figures.data?.work.find(({ bench }) => bench === desk);
    if (!figure) return [];
    // What lies under several tabs of a desk has a card for each: a figure leads to exactly its rows.
    const parts = figure.views.length > 0 ? figure.views : [{ view: undefined, open: 0, late: figure.late }];
    return parts.map(({ view, open, late }): WorkCard => {
      const page = desk === "consults" ? board.benches.consults : shared.pages[desk === "bank-lines" ? "bankLines" : desk];
      const tab = nameOf(board, desk, view);
      return {
        key: `${desk}-${view}`,
        title: tab === null ? page : `${page} · ${tab}`,
        count: open,
        late,
        href: placeOf(desk, view),
        lateHref: placeOf(desk, view, "late"),
      };
    });
  });
  return (
    <WorkCards
      title={words.desks}
      failed={figures.error !== null}
      onReload={() => void figures.refetch()}
      cards={figures.data ? cards : null}
    />
  );
}
