import { cny, type Money, subtract, sum } from "../../money.ts";
import type { Warehouses } from "../../warehouse/warehouses.ts";
import { quoteMeasured } from "../quote.ts";
import type { RateCard } from "./rate-card.ts";

/** A parcel of the past as far as a quote needs it; measured, or as estimated where it was not weighed yet. */
export type TriedParcel = {
  no: string;
  lineId: string;
  grams: number;
  sidesCm: readonly [number, number, number];
  country: string;
  zip: string;
  flags: readonly string[];
  warehouse: number;
  memberFreightOffBp: number;
  operationFee: string;
  warehouses: Warehouses;
};
/** What it costs on two price lists; null where the line does not take it. */
export type Tried = { no: string; lineId: string; before: Money | null; after: Money | null };
type Cards = ReadonlyMap<string, RateCard>;

/** Quotes parcels of the past on the price list there is and on a new one, both as on the day `on` (Beijing). */
export function tryParcels(parcels: readonly TriedParcel[], before: Cards, after: Cards, on: string): Tried[] {
  return parcels.map((parcel) => ({
    no: parcel.no,
    lineId: parcel.lineId,
    before: costOf(parcel, before.get(parcel.lineId), on),
    after: costOf(parcel, after.get(parcel.lineId), on),
  }));
}

function costOf(parcel: TriedParcel, line: RateCard | undefined, on: string): Money | null {
  if (!line) return null;
  const { grams, sidesCm, memberFreightOffBp, operationFee, warehouses } = parcel;
  const terms = { on, memberFreightOffBp, operationFee, warehouses };
  const quote = quoteMeasured({ line, measured: { grams, sidesCm }, parcel, ...terms });
  return quote.eligible ? cny(quote.total) : null;
}

/** Borders of the histogram in basis points of the old price; between −100 and 0 stands "up to 1 % cheaper". */
export const trialEdgesBp = [-2000, -1000, -500, -100, 0, 100, 500, 1000, 2000] as const;

export type TrialSummary = {
  cheaper: number;
  dearer: number;
  same: number;
  /** Taken before, not any more. */
  gone: number;
  /** Not taken before: nothing to compare with. */
  left: number;
  totalBefore: Money;
  totalAfter: Money;
  /** How many parcels change by so much, between one border and the next; `null` is open. Unchanged ones are not in it. */
  bins: { fromBp: number | null; toBp: number | null; count: number }[];
  /** The greatest changes in yuan first. */
  biggest: { no: string; lineId: string; before: Money; after: Money }[];
};

const biggestMax = 20;

/** What a new price list means for the parcels it was tried on. Sums are of the parcels both lists take. */
export function summariseTrial(tried: readonly Tried[]): TrialSummary {
  const both = tried.flatMap(({ no, lineId, before, after }) => (before && after ? [{ no, lineId, before, after }] : []));
  const changed = both.filter(({ before, after }) => before.amount !== after.amount);
  const changes = changed.map(({ before, after }) => (Number(after.amount - before.amount) * 10_000) / Number(before.amount));
  const dearer = changed.filter(({ before, after }) => after.amount > before.amount).length;
  const edges: readonly (number | null)[] = [null, ...trialEdgesBp, null];
  return {
    cheaper: changed.length - dearer,
    dearer,
    same: both.length - changed.length,
    gone: tried.filter(({ before, after }) => before && !after).length,
    left: tried.filter(({ before }) => !before).length,
    totalBefore: sum(
      both.map(({ before }) => before),
      "CNY",
    ),
    totalAfter: sum(
      both.map(({ after }) => after),
      "CNY",
    ),
    bins: edges.slice(1).map((toBp, index) => {
      const fromBp = edges[index] ?? null;
      return { fromBp, toBp, count: changes.filter((bp) => isBetween(bp, fromBp, toBp)).length };
    }),
    biggest: changed.sort((a, b) => magnitude(b) - magnitude(a)).slice(0, biggestMax),
  };
}

function isBetween(bp: number, fromBp: number | null, toBp: number | null): boolean {
  return (fromBp === null || bp >= fromBp) && (toBp === null || bp < toBp);
}

function magnitude({ before, after }: { before: Money; after: Money }): number {
  return Math.abs(Number(subtract(after, before).amount));
}
