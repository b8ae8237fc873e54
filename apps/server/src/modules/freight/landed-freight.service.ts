import { cny, type Money, ok, type Result } from "@sihai/domain";
import { beijingDate } from "@sihai/domain/clocks";
import { type Item, quoteLines, type SidesCm } from "@sihai/domain/freight";
import { estimatedWeight, type GoodsClasses, goodsClassOf, itemsOfPieces } from "@sihai/domain/goods";
import type { LocalText } from "@sihai/domain/language";
import { freightTerms } from "@sihai/domain/parcel";
import type { Deps } from "#platform";
import { type FiguresOf, lineFigures } from "./line-figures.ts";
import { linesTo } from "./lines-of.ts";
import type { LineFigures } from "./performance.store.ts";
import { type RoutesUnavailable, rateCards } from "./rate-cards.ts";

/** What may be known of goods before they were weighed: without a weight the class's average stands in. */
export type LandedItem = {
  grams?: number | undefined;
  sidesCm?: SidesCm | undefined;
  classId?: string | null | undefined;
  flags?: readonly string[] | undefined;
  quantity: number;
};
export type LandedLine = {
  lineId: string;
  name: LocalText;
  service: string;
  days: readonly [number, number];
  taxMode: string;
  total: Money;
  chargeableGrams: number;
  figures: LineFigures;
};
type Command = { items: readonly LandedItem[]; country: string; zip: string; warehouse: number };

/**
 * What sending these goods would cost before they are bought: the eligible lines, cheapest first; empty when none takes them.
 * `weighed` is false when a weight had to be assumed.
 */
export async function landedFreight(
  deps: Deps,
  { items, country, zip, warehouse }: Command,
): Promise<Result<{ lines: LandedLine[]; weighed: boolean; grams: number }, RoutesUnavailable>> {
  const cards = await rateCards(deps);
  if (!cards.ok) return cards;
  const now = deps.clock.now();
  const rules = deps.settings.at(now);
  const stored = items.flatMap((item, index) => asItems(item, String(index), warehouse, rules.goodsClasses));
  if (stored.length === 0) return ok({ lines: [], weighed: false, grams: 0 });
  const on = beijingDate(now);
  // Before a purchase nobody knows the level the parcel will be sent at.
  const { operationFee, warehouses } = freightTerms(rules, 0);
  const lines = linesTo(cards.value, on, country);
  const figuresOf: FiguresOf = await lineFigures(deps);
  const quotes = quoteLines({ lines, parcel: { items: stored, country, zip }, on, operationFee, warehouses });
  const found = lines.flatMap((card, index) => {
    const quote = quotes[index]?.quote;
    if (!quote?.eligible) return [];
    const { id: lineId, name, service, days, tax } = card;
    return [
      {
        lineId,
        name,
        service,
        days,
        taxMode: tax.mode,
        total: cny(quote.total),
        chargeableGrams: quote.chargeableGrams,
        figures: figuresOf(card),
      },
    ];
  });
  return ok({
    lines: found.sort((a, b) => Number(a.total.amount - b.total.amount)),
    weighed: items.every(({ grams }) => grams !== undefined),
    grams: stored.reduce((sum, { grams }) => sum + grams, 0),
  });
}

function asItems(
  { grams, sidesCm, classId, flags, quantity }: LandedItem,
  goodsId: string,
  warehouse: number,
  classes: GoodsClasses,
): Item[] {
  const goodsClass = goodsClassOf(classes, classId ?? null);
  const weight = estimatedWeight({ measuredGrams: null, sellerGrams: grams ?? null, classGrams: goodsClass?.avgGrams ?? null });
  return itemsOfPieces({
    goodsId,
    grams: weight.grams,
    quantity,
    sidesCm: sidesCm ?? [0, 0, 0],
    flags: [...new Set([...(flags ?? []), ...(goodsClass?.flags ?? [])])],
    warehouse,
  });
}
