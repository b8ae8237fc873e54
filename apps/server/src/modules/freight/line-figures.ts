import { cny } from "@sihai/domain";
import { punctualitySamplesMin, type RateCard } from "@sihai/domain/freight/rate-cards";
import type { Deps } from "#platform";
import { type LineFigures, measuredFigures } from "./performance.store.ts";

export type FiguresOf = (card: RateCard) => LineFigures;

const keptMs = 60_000;
const kept = new WeakMap<object, { at: number; measured: Awaited<ReturnType<typeof measuredFigures>> }>();

/**
 * How every line does: measured on our own parcels once there are thirty, before that as the rate card says. Asked of the database at
 * most once a minute.
 */
export async function lineFigures(deps: Pick<Deps, "db" | "clock" | "settings">): Promise<FiguresOf> {
  let entry = kept.get(deps.db);
  const now = deps.clock.now();
  if (!entry || Date.now() - entry.at > keptMs) {
    entry = { at: Date.now(), measured: await measuredFigures(deps.db, now, deps.settings.at(now)) };
    kept.set(deps.db, entry);
  }
  const { measured } = entry;
  return (card) => {
    const own = measured.get(card.id);
    if (own && own.samples >= punctualitySamplesMin) return own;
    const published = publishedFigures(card);
    return { ...published, usage30Days: published.usage30Days + (own?.usage30Days ?? 0) };
  };
}

function publishedFigures({ performance }: RateCard): LineFigures {
  if (!performance || performance.samples < punctualitySamplesMin)
    return { performance: null, depositError: null, usage30Days: performance?.usage30d ?? 0, isMeasured: false };
  return {
    performance: {
      parcels: performance.samples,
      lowDays: performance.p5Days,
      medianDays: performance.medianDays,
      highDays: performance.p90Days,
      onTimeBp: performance.punctualityBp,
      deliveredBp: performance.deliveredBp,
    },
    depositError: {
      medianFen: Number(cny(performance.depositErrorMedian).amount),
      p90Fen: Number(cny(performance.depositErrorP90).amount),
    },
    usage30Days: performance.usage30d,
    isMeasured: false,
  };
}
