import { useEndpoint } from "@sihai/client";
import { readFreightFigures } from "@sihai/contract/dashboard";
import { consoleLookUpDict } from "@sihai/text/dict/console/look-up";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { href, paths, useDict, useMay } from "#console";
import { WorkCards } from "./WorkCards.tsx";

/** Desks whose lists are counted with the dashboards' figures; each is named there and in the menu alike. */
const desks = [
  ...(["storage", "services", "unannounced", "enquiries", "experts", "returns", "claims"] as const),
  ...(["transfers", "withdrawals", "suspense", "disputes"] as const),
];

/** The desks somebody may open; their counts are read where parcels are. */
export function useDesks() {
  const may = useMay();
  return desks.filter((desk) => may("parcel.read") && may(paths[`/${desk}`].may));
}

/** What waits at the desks beside the benches. */
export function DeskCards({ mine }: { mine: ReturnType<typeof useDesks> }) {
  const words = useDict(consoleLookUpDict);
  const shared = useDict(consoleDict);
  const figures = useEndpoint(readFreightFigures, {}, { freshMs: 0, everyMs: 60_000 });
  const work = new Map<string, { open: number; late: number | null }>(figures.data?.work.map((one) => [one.bench, one]));
  const cards = mine.flatMap((desk) => {
    const figure = work.get(desk);
    return figure
      ? { key: desk, title: shared.pages[desk], count: figure.open, late: figure.late, href: href(`/${desk}`, {}) }
      : [];
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
