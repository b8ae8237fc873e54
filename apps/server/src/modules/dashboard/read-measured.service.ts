import { measuredTimes } from "@sihai/contract/dashboard";
import { money, ok, type Result, toDecimal } from "@sihai/domain";
import { dayMs } from "@sihai/domain/clocks";
import { csvText } from "@sihai/domain/csv";
import { type Deps, defineRemembered } from "#platform";
import { rateCards } from "../freight/index.ts";
import { measuredClaims, measuredHours, measuredLines, owedAndHeld } from "./measured.store.ts";

/** So many days back: half a year. */
const days = 183;
/** Asked of the database at most so often; the figures are of half a year. */
const keptMs = 600_000;
const lastMeasured = defineRemembered<{ at: number; measured: Promise<Measured> | null }>(() => ({ at: 0, measured: null }));

/** How well the service does, for everybody to read: nothing is typed in, all of it comes from the books and the scans. */
export async function readMeasured(deps: Deps, now: Date): Promise<Result<Measured, { code: "SERVICE_BUSY" }>> {
  const last = deps.memory.of(lastMeasured);
  if (!last.measured || Date.now() - last.at > keptMs) {
    last.at = Date.now();
    last.measured = measure(deps, now);
    // What failed is asked for again by the next reader.
    last.measured.catch(() => {
      last.measured = null;
    });
  }
  return ok(await last.measured);
}

type Measured = Awaited<ReturnType<typeof measure>>;

async function measure(deps: Deps, now: Date) {
  const since = new Date(now.getTime() - days * dayMs);
  const { holidays, measuredLeast: least } = deps.settings.at(now);
  const cards = await rateCards(deps);
  const [lines, claims, balances, ...hours] = await Promise.all([
    measuredLines(deps.db, { since, now, holidays }),
    measuredClaims(deps.db, since),
    owedAndHeld(deps.db),
    ...measuredTimes.map((kind) => measuredHours(deps.db, kind, since)),
  ]);
  const delivered = lines.reduce((sum, line) => sum + line.delivered, 0);
  const onTime = lines.reduce((sum, line) => sum + line.onTime, 0);
  return {
    since,
    until: now,
    least,
    lines: (cards.ok ? cards.value.cards : []).map(({ id, name }) => ({
      lineId: id,
      name,
      ...figuresOf(
        lines.find(({ lineId }) => lineId === id),
        least,
      ),
    })),
    times: hours.map(({ samples, p50, p90 }, at) => ({
      kind: measuredTimes[at] ?? "consult",
      samples,
      hours: samples >= least && p50 !== null && p90 !== null ? { p50: tenths(p50), p90: tenths(p90) } : null,
    })),
    late: {
      delivered,
      late: delivered >= least ? delivered - onTime : null,
      compensated: claims.paid,
      compensation: money(claims.sum, "CNY"),
    },
    balances,
  };
}

type Line = Awaited<ReturnType<typeof measuredLines>>[number];

function figuresOf(line: Line | undefined, least: number) {
  const { delivered = 0, settled = 0, daysP50 = null, daysP90 = null, errorP50 = null, errorP90 = null } = line ?? {};
  const fen = (amount: number) => money(BigInt(Math.round(amount)), "CNY");
  return {
    days: {
      samples: delivered,
      figures:
        delivered >= least && daysP50 !== null && daysP90 !== null
          ? { p50: tenths(daysP50), p90: tenths(daysP90), onTimeBp: Math.round(((line?.onTime ?? 0) * 10_000) / delivered) }
          : null,
    },
    deposit: {
      samples: settled,
      figures: settled >= least && errorP50 !== null && errorP90 !== null ? { p50: fen(errorP50), p90: fen(errorP90) } : null,
    },
  };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The same as a table, one figure a row; what is not measured enough is left empty. */
export function measuredCsv({ lines, times, late, balances }: Measured): Buffer {
  const columns = ["figure", "of", "unit", "samples", "p50", "p90"];
  const rows = [
    ...lines.flatMap(({ lineId, days: took, deposit }) => [
      { figure: "days", of: lineId, unit: "days", samples: took.samples, p50: took.figures?.p50, p90: took.figures?.p90 },
      {
        ...{ figure: "deposit-less-final", of: lineId, unit: "CNY", samples: deposit.samples },
        ...{ p50: deposit.figures && toDecimal(deposit.figures.p50), p90: deposit.figures && toDecimal(deposit.figures.p90) },
      },
    ]),
    ...times.map(({ kind, samples, hours }) => ({ figure: "hours", of: kind, unit: "hours", samples, ...hours })),
    { figure: "late", of: "parcels", unit: "parcels", samples: late.delivered, p50: late.late },
    { figure: "compensation", of: "claims", unit: "CNY", samples: late.compensated, p50: toDecimal(late.compensation) },
    ...balances.flatMap(({ owed, held }) => [
      { figure: "owed-to-customers", of: owed.currency, unit: owed.currency, p50: toDecimal(owed) },
      { figure: "held", of: held.currency, unit: held.currency, p50: toDecimal(held) },
    ]),
  ];
  return Buffer.from(csvText(columns, rows), "utf8");
}
