import { sql } from "kysely";
import type { Db } from "#platform";
import { isOnTime } from "./punctuality.store.ts";

/** How a line does. Amounts in fen, shares in basis points. */
export type LineFigures = {
  performance: {
    parcels: number;
    lowDays: number;
    medianDays: number;
    highDays: number;
    onTimeBp: number | null;
    deliveredBp: number;
  } | null;
  depositError: { medianFen: number; p90Fen: number } | null;
  usage30Days: number;
  /** On our own parcels; false: as the rate card says. */
  isMeasured: boolean;
};

type Row = {
  line_id: string;
  shipped: string;
  delivered: string;
  low_days: number | null;
  median_days: number | null;
  high_days: number | null;
  on_time: string;
  error_median: number | null;
  error_p90: number | null;
  usage_30d: string;
};

/**
 * What carriers' delivery scans say of each line over the last six months (rule G-32). Deposit errors in fen.
 */
export async function measuredFigures(db: Db, now: Date): Promise<Map<string, LineFigures & { samples: number }>> {
  const { rows } = await sql<Row>`
    select line_id,
      count(*) filter (where shipped_at is not null) as shipped,
      count(*) filter (where delivered_at is not null) as delivered,
      percentile_cont(0.05) within group (order by extract(epoch from delivered_at - shipped_at) / 86400) as low_days,
      percentile_cont(0.5) within group (order by extract(epoch from delivered_at - shipped_at) / 86400) as median_days,
      percentile_cont(0.9) within group (order by extract(epoch from delivered_at - shipped_at) / 86400) as high_days,
      count(*) filter (where ${isOnTime(now)}) as on_time,
      percentile_cont(0.5) within group (order by deposit_cny - final_freight_cny) as error_median,
      percentile_cont(0.9) within group (order by deposit_cny - final_freight_cny) as error_p90,
      count(*) filter (where shipped_at > ${new Date(now.getTime() - 30 * 86_400_000)}) as usage_30d
    from parcel where shipped_at > ${new Date(now.getTime() - 183 * 86_400_000)}
    group by line_id`.execute(db);
  return new Map(rows.map((row) => [row.line_id, figuresOf(row)]));
}

function figuresOf(row: Row): LineFigures & { samples: number } {
  const samples = Number(row.delivered);
  const shipped = Number(row.shipped);
  return {
    samples,
    usage30Days: Number(row.usage_30d),
    isMeasured: true,
    performance: {
      parcels: samples,
      lowDays: Math.round(row.low_days ?? 0),
      medianDays: Math.round(row.median_days ?? 0),
      highDays: Math.round(row.high_days ?? 0),
      onTimeBp: samples === 0 ? null : Math.round((Number(row.on_time) * 10_000) / samples),
      deliveredBp: shipped === 0 ? 0 : Math.round((samples * 10_000) / shipped),
    },
    depositError: { medianFen: Math.round(row.error_median ?? 0), p90Fen: Math.round(row.error_p90 ?? 0) },
  };
}
