import { cny } from "@sihai/domain";
import type { Holidays } from "@sihai/domain/clocks";
import { punctualitySamplesMin, type RateCard } from "@sihai/domain/freight/rate-cards";
import { type Deps, defineRemembered } from "#platform";
import { type LineFigures, measuredFigures } from "./performance.store.ts";

export type FiguresOf = (card: RateCard) => LineFigures;

const keptMs = 60_000;
type Measured = { at: number; holidays: Holidays; byLine: Awaited<ReturnType<typeof measuredFigures>> };
const lastMeasured = defineRemembered<{ measured: Measured | null }>(() => ({ measured: null }));

/**
 * How every line does: measured on our own parcels once there are thirty, before that as the rate card says. Asked of the database at
 * most once a minute, and anew when the rules it counts days by have changed.
 */
export async function lineFigures(deps: Pick<Deps, "db" | "clock" | "settings" | "memory">): Promise<FiguresOf> {
  const last = deps.memory.of(lastMeasured);
  const now = deps.clock.now();
  const { holidays } = deps.settings.at(now);
  if (!last.measured || Date.now() - last.measured.at > keptMs || last.measured.holidays !== holidays)
    last.measured = { at: Date.now(), holidays, byLine: await measuredFigures(deps.db, now, { holidays }) };
  const { byLine } = last.measured;
  return (card) => {
    const own = byLine.get(card.id);
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
