import { benches } from "@sihai/contract/dashboard";
import { money, ok } from "@sihai/domain";
import { beijingDate, beijingDateStart, dayAfter } from "@sihai/domain/clocks";
import { punctualitySamplesMin } from "@sihai/domain/freight/rate-cards";
import { promisedDays } from "@sihai/domain/parcel";
import type { Deps } from "#platform";
import { lineFigures, rateCards } from "../freight/index.ts";
import { sumOfBench, waitingServices } from "./bench-figures.ts";
import { benchWork, type FigureFilter, figureParcels, parcelsByAge, punctualityByMonth, servicesToDo } from "./figures.store.ts";

const monthsShown = 6;
const pageSize = 50;

/** Everything on the dashboards, asked for at once. Lines in the order they are used. */
export async function freightFigures(deps: Deps, now: Date) {
  const { holidays } = deps.settings.at(now);
  const cards = await rateCards(deps);
  if (!cards.ok) return cards;
  const months = lastMonths(beijingDate(now), monthsShown);
  const endOfDay = beijingDateStart(dayAfter(beijingDate(now)));
  const [figuresOf, parcels, work, services, delivered] = await Promise.all([
    lineFigures(deps),
    parcelsByAge(deps.db, now),
    benchWork(deps.db, now, endOfDay),
    servicesToDo(deps.db),
    punctualityByMonth(deps.db, beijingDateStart(`${months[0] ?? beijingDate(now).slice(0, 7)}-01`), now, holidays),
  ]);
  const lines = cards.value.cards.map((card) => {
    const { performance, depositError, usage30Days, isMeasured } = figuresOf(card);
    return {
      lineId: card.id,
      name: card.name,
      isMeasured,
      parcels: performance?.parcels ?? 0,
      usage30Days,
      depositError: depositError && { median: fen(depositError.medianFen), p90: fen(depositError.p90Fen) },
      days:
        performance && performance.parcels >= punctualitySamplesMin
          ? {
              low: performance.lowDays,
              median: performance.medianDays,
              high: performance.highDays,
              onTimeBp: performance.onTimeBp,
            }
          : null,
      promised: [promisedDays(now, card.days[0], holidays), promisedDays(now, card.days[1], holidays)] as [number, number],
    };
  });
  return ok({
    lines: lines.sort((a, b) => b.usage30Days - a.usage30Days || b.parcels - a.parcels),
    parcels,
    work: benches.map((bench) => sumOfBench(bench, [...work, ...waitingServices(services, now, endOfDay, deps.settings)])),
    punctuality: months.map((month) => delivered.find((one) => one.month === month) ?? { month, delivered: 0, onTime: 0 }),
  });
}

/** The parcels behind a figure of the dashboard, a page of them; pages count from 1. */
export async function parcelsOfFigure(deps: Deps, filter: FigureFilter & { page: number; now: Date }) {
  const { page, now } = filter;
  const { parcels, total } = await figureParcels(deps.db, filter, {
    now,
    holidays: deps.settings.at(now).holidays,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return ok({
    list: parcels.map(({ packageNo, ...parcel }) => ({ packageId: packageNo, ...parcel })),
    total,
    page,
    pageSize,
  });
}

function fen(amount: number) {
  return money(BigInt(amount), "CNY");
}

/** `2026-06` … `2026-11` for a day in November. */
function lastMonths(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}
