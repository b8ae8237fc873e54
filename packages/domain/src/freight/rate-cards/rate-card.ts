import type { LocalText } from "../../language/index.ts";
import type { Line, PackageMethod } from "../line.ts";

/** A line as its card is published: what a quote needs, and what a customer is told beside it. */
export type RateCard = Line & {
  package: PackageMethod;
  pickup: boolean;
  needsIdentity: boolean;
  note: LocalText;
  performance: LinePerformance | null;
};

/**
 * How a line has done in the last six months, from carriers' delivery scans. Days from payment to delivery; rates in basis points;
 * deposit error is deposit − final freight in CNY (decimal string, positive: refunded). `punctualityBp` is null below 30 parcels.
 */
export type LinePerformance = {
  medianDays: number;
  p5Days: number;
  p90Days: number;
  punctualityBp: number | null;
  deliveredBp: number;
  samples: number;
  depositErrorMedian: string;
  depositErrorP90: string;
  usage30d: number;
};

/** Below this many parcels a share is an accident: "No punctuality data available" (decisions, warehouse and freight). */
export const punctualitySamplesMin = 30;

/** One cell a pricing clerk must correct: the row as the spreadsheet counts it, the header being row 1. */
export type RowError = { file: string; row: number; column: string; message: string };
