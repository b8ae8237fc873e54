import { quote } from "../freight/index.ts";
import { firstWarehouses } from "../freight/warehouse-rules.ts";
import { toDecimal } from "../money.ts";
import { seededSettings } from "../setting/index.ts";
import { compileLine, fen, yuan } from "./compile-line.ts";
import type { Group } from "./group.ts";
import { groupItems, takenAlone } from "./group-items.ts";
import {
  countsTax,
  type LocatedRequest,
  objectives,
  type Plan,
  type PlanRequest,
  type PlanTo,
  type RefusedItem,
} from "./plan-types.ts";
import { pursue } from "./pursue-objective.ts";
import type { Pursued } from "./pursued.ts";
import { explainRefusal } from "./refuse-items.ts";
import { type TaxGauge, taxGauge } from "./tax-gauge.ts";

const itemsMax = 200;
const linesMax = 1_000;
/** Where nobody says what handling costs, what a new installation takes. */
const usualOperationFee = toDecimal(seededSettings.parcelOperationFee);

/**
 * Splits items over parcels and lines so that the objective is best (rule Q4). Up to 16 items of a warehouse are solved exactly, and more
 * where they are of few kinds; the rest are searched, with a lower bound proven independently. The same request always gives the same plan.
 * Throws RangeError for input that describes no parcels, more than 200 items or 1000 lines.
 */
export function plan(requested: PlanRequest | PlanTo): Plan {
  const placed: PlanRequest = "destination" in requested ? { ...requested, ...requested.destination } : requested;
  const request = { ...placed, zip: placed.zip ?? "" };
  checkRequest(request);
  const { country, zip, on, memberFreightOffBp = 0, operationFee = usualOperationFee, warehouses = firstWarehouses } = request;
  const open = request.lines.filter(
    (line) => line.countries.includes(country) && line.validFrom <= on && (line.validTo == null || on <= line.validTo),
  );
  const lines = open.map((line) => compileLine(line, { zip, memberFreightOffBp, operationFee }));
  const sendable = request.items.filter((item) => takenAlone(item, lines, { country, warehouses }));
  const refused = request.items.filter((item) => !sendable.includes(item)).map((item) => explainRefusal(item, request));
  if (sendable.length === 0) return { ...nothing, refused };
  const tax = request.tax ? taxGauge(request.tax) : null;
  const counted = countsTax(request.objective) ? tax : null;
  const groups = groupItems(sendable, lines, { country, warehouses }, counted).sort((a, b) => a.items.length - b.items.length);
  const pursued = pursue(request.objective, groups, request.maxParcels ?? Number.POSITIVE_INFINITY);
  if (!pursued) return { ...nothing, refused: [...refused, ...sendable.map(({ id }) => tooFewParcels(id))] };
  return { ...written(request, pursued, groups, tax), refused };
}

const nothing = { parcels: [], total: "0.00", slowestDays: 0, optimal: true, value: "0.00", bound: "0.00", gap: "0.00" };

function tooFewParcels(itemId: string): RefusedItem {
  return { itemId, why: "max-parcels", nearest: null };
}

function written(
  request: LocatedRequest,
  pursued: Pursued,
  groups: readonly Group[],
  tax: TaxGauge | null,
): Omit<Plan, "refused"> {
  const { country, zip, on, memberFreightOffBp = 0, operationFee = usualOperationFee, warehouses } = request;
  const parcels = pursued.joint.plans.flatMap((plan, index) =>
    plan.parcels.map((parcel) => {
      const items = parcel.items.flatMap((item) => groups[index]?.items[item] ?? []);
      const fast = groups[index]?.lines[parcel.line];
      if (!fast) throw new Error("a planned parcel has no line");
      const { line } = fast;
      const terms = { on, memberFreightOffBp, operationFee, ...(warehouses && { warehouses }) };
      const quoted = quote({ line, parcel: { items, country, zip }, ...terms });
      const value = items.reduce((sum, { valueCny }) => sum + fen(valueCny), 0);
      const taxFen = tax?.(fast, value, items.length) ?? null;
      const counted = groups[index]?.tax ? (taxFen ?? 0) : 0;
      if (!quoted.eligible || fen(quoted.total) + counted !== parcel.fen)
        throw new Error(`plan and quote disagree on ${line.id}: ${quoted.total}`);
      return { itemIds: items.map(({ id }) => id), lineId: line.id, quote: quoted, tax: taxFen === null ? null : yuan(taxFen) };
    }),
  );
  return {
    parcels,
    total: yuan(pursued.joint.fen),
    slowestDays: pursued.joint.days,
    optimal: pursued.proven,
    value: yuan(pursued.valueFen),
    bound: yuan(pursued.boundFen),
    gap: yuan(pursued.valueFen - pursued.boundFen),
  };
}

function checkRequest({ items, lines, objective, on, maxParcels, tax }: PlanRequest): void {
  if (items.length > itemsMax) throw new RangeError(`a plan takes at most ${itemsMax} items: ${items.length}`);
  if (lines.length > linesMax) throw new RangeError(`a plan takes at most ${linesMax} lines: ${lines.length}`);
  if (!objectives.includes(objective)) throw new RangeError(`not an objective: ${String(objective).slice(0, 40)}`);
  if (objective === "door" && !tax) throw new RangeError("the tax of the country must be known for its total");
  if (!/^\d{4}-\d{2}-\d{2}$/.test(on)) throw new RangeError(`not an ISO day: ${String(on).slice(0, 40)}`);
  if (maxParcels !== undefined && !(Number.isInteger(maxParcels) && maxParcels >= 1))
    throw new RangeError(`maxParcels must be a whole number from 1: ${maxParcels}`);
  if (new Set(items.map(({ id }) => id)).size !== items.length) throw new RangeError("item ids must differ");
}
