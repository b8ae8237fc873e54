import type { CallData } from "@sihai/contract";
import type * as contract from "@sihai/contract/freight";
import { cny, ok, type Result, refuse } from "@sihai/domain";
import { costCurve, type Segment } from "@sihai/domain/freight";
import type { Deps } from "#platform";
import { lineFigures } from "./line-figures.ts";
import { type RoutesUnavailable, rateCards } from "./rate-cards.ts";
import { viewLine } from "./view-line.ts";

/** A line with its tariff and surcharges as tables, by the price list valid now. `ROUTES_UNAVAILABLE`, or `LINE_NOT_FOUND`. */
export async function readLine(deps: Deps, lineId: string) {
  const cards = await rateCards(deps);
  if (!cards.ok) return cards;
  const card = cards.value.byId.get(lineId);
  if (!card) return refuse({ code: "LINE_NOT_FOUND" });
  return ok({
    line: viewLine(card, await lineFigures(deps)),
    countries: [...card.countries],
    warehouses: [...card.warehouses],
    minChargeGrams: card.minChargeGrams,
    roundUpGrams: card.roundUpGrams,
    tariff: card.tariff.flatMap((segment, index) => tariffRows(segment, card.tariff[index - 1]?.upToGrams ?? 0)),
    surcharges: card.surcharges.map((one) =>
      one.kind === "percent"
        ? { label: one.label, rateBp: one.rateBp, amount: null, prefixes: [] }
        : { label: one.label, rateBp: null, amount: cny(one.amount), prefixes: [...one.prefixes] },
    ),
    operationFee: deps.settings.at(deps.clock.now()).parcelOperationFee,
  });
}

type TariffRow = CallData<typeof contract.readLine>["tariff"][number];

/** One row for each price a customer can look up. */
function tariffRows(segment: Segment, overGrams: number): TariffRow[] {
  const { upToGrams } = segment;
  switch (segment.kind) {
    case "brackets":
      return segment.brackets.map(([upTo, price], index) => ({
        overGrams: segment.brackets[index - 1]?.[0] ?? overGrams,
        upToGrams: upTo,
        price: { kind: "flat", amount: price },
      }));
    case "per-kg":
      return [{ overGrams, upToGrams, price: { kind: "per-kg", parcel: segment.parcel, perKg: segment.perKg } }];
    case "first-step": {
      const { first, firstGrams, step, stepGrams } = segment;
      return [{ overGrams, upToGrams, price: { kind: "first-step", first, firstGrams, step, stepGrams } }];
    }
    case "base-gram":
      return [{ overGrams, upToGrams, price: { kind: "base-gram", base: segment.base, perGram: segment.perGram } }];
  }
}

const curvePoints = 61;

/**
 * What lines cost over the weight up to `upToGrams`, for at most six; unknown ones are left out. `stepped`: the price jumps, so a
 * slope between points would lie.
 */
export async function readCurves(
  deps: Deps,
  lineIds: readonly string[],
  upToGrams: number,
): Promise<
  Result<
    { curves: { lineId: string; stepped: boolean; points: { grams: number; amount: ReturnType<typeof cny> }[] }[] },
    RoutesUnavailable
  >
> {
  const cards = await rateCards(deps);
  if (!cards.ok) return cards;
  const { byId } = cards.value;
  const curves = lineIds.slice(0, 6).flatMap((lineId) => {
    const card = byId.get(lineId);
    if (!card) return [];
    const points = costCurve(card, upToGrams, curvePoints).map(({ grams, amount }) => ({ grams, amount: cny(amount) }));
    const stepped = card.tariff.every(({ kind }) => kind === "brackets" || kind === "first-step");
    return [{ lineId, stepped, points }];
  });
  return ok({ curves });
}
