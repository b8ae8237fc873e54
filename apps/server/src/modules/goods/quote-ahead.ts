import { add, cny, type Money, ok, type Result, zero } from "@sihai/domain";
import { beijingDate, type Holidays } from "@sihai/domain/clocks";
import { type Item, type Quote, quote, quoteLines } from "@sihai/domain/freight";
import type { RateCard } from "@sihai/domain/freight/rate-cards";
import {
  bestOffer,
  countReasons,
  estimatedWeight,
  type GoodsClasses,
  goodsClassOf,
  itemsOfPieces,
  shippingRange,
  type WeightFrom,
} from "@sihai/domain/goods";
import { freightTerms, type LandedTax, landedTax, toldDays } from "@sihai/domain/parcel";
import { usualWarehouse, type Warehouses } from "@sihai/domain/warehouse";
import { type Deps, onOneConnection } from "#platform";
import { type LineFigures, lineFigures, linesOf, linesTo, rateCards } from "../freight/index.ts";
import { type KnownTax, knownTaxOf } from "../tax/index.ts";
import type { KeptGoods } from "./goods.store.ts";
import { measuresOf, type Weighed } from "./known-goods.store.ts";

/** Where goods would go, and what they cost, for the tax; `level`: the member's, 0 for a visitor. */
type Journey = { country: string; zip: string; value: Money; level: number };
/** Pieces nobody has packed yet: of goods we know, of a class alone, or in storage already, where our scale has them. */
export type AheadPieces = {
  found: KeptGoods | null;
  classId: string | null;
  quantity: number;
  weighed?: Weighed | null;
};
export type Ahead = Journey & { pieces: readonly AheadPieces[]; warehouse: number };
/** Pieces as items of a parcel, and whose word their weight is. */
export type Packed = { items: readonly Item[]; weightFrom: WeightFrom };
export type AheadOffer = { card: RateCard; quote: Quote; figures: LineFigures; tax: LandedTax; cost: Money };
export type QuotedAhead = {
  best: AheadOffer | null;
  /** One entry for each of `pieces`: why no line takes them even alone. Null: one does. */
  refusedAlone: ({ reasons: string[]; countriesTaking: number } | null)[];
  grams: number;
  weightFrom: WeightFrom;
  linesOffered: number;
  linesAll: number;
  refusedBecause: { code: string; lines: number }[];
  operation: Money;
};

/** What sending these pieces together would cost, freight and tax, on every line to the country; the cheapest at the door is `best`. */
export async function quoteAhead(deps: Deps, ahead: Ahead, now: Date, asked?: AskedAhead): Promise<QuotedOrNot> {
  const goodsIds = ahead.pieces.flatMap(({ found }) => (found ? [found.goodsId] : []));
  const { measures, tax } = asked ?? (await askedAhead(deps, goodsIds, ahead.country, now));
  return quotePacked(deps, ahead, packedOf(ahead, measures, deps.settings.at(now).goodsClasses), now, tax);
}

type Measures = Awaited<ReturnType<typeof measuresOf>>;
/** What the database knows of goods and of a country, whoever sends how many where in it. */
export type AskedAhead = { measures: Measures; tax: KnownTax | null };

/** What a quote needs from the database: what was measured of the goods, and the country's taxes; null where none are known. */
export function askedAhead(deps: Deps, goodsIds: readonly string[], country: string, now: Date): Promise<AskedAhead> {
  return onOneConnection(deps.db, async (db) => {
    const [measures, tax] = await Promise.all([measuresOf(db, goodsIds), knownTaxOf({ ...deps, db }, country, now)]);
    return { measures, tax };
  });
}

type QuotedOrNot = Result<QuotedAhead, { code: "ROUTES_UNAVAILABLE" }>;

/** The same of things whose weight and size are known. */
export async function quotePacked(
  deps: Deps,
  journey: Journey,
  packed: readonly Packed[],
  now: Date,
  tax?: KnownTax | null,
): Promise<QuotedOrNot> {
  const settings = await rateCards(deps);
  if (!settings.ok) return settings;
  const { country, zip, value, level } = journey;
  const on = beijingDate(now);
  const lines = linesTo(settings.value, on, country);
  const [figuresOf, known] = await Promise.all([lineFigures(deps), tax === undefined ? knownTaxOf(deps, country, now) : tax]);
  const rules = deps.settings.at(now);
  const quoted = (items: readonly Item[]) =>
    quoteLines({ lines, parcel: { items, country, zip }, on, ...freightTerms(rules, level) });
  const quotes = quoted(packed.flatMap(({ items }) => items));
  const offers = quotes.flatMap(({ quote }, index): AheadOffer[] => {
    const card = lines[index];
    if (!quote.eligible || !card) return [];
    const landed = landedTax(card.tax, { value, kinds: Math.max(1, packed.length) }, known);
    return [{ card, quote, figures: figuresOf(card), tax: landed, cost: add(cny(quote.total), landed.total ?? zero("CNY")) }];
  });
  // What goes together goes alone; only where nothing takes all is each looked at by itself.
  const refusedAlone = packed.map(({ items }) => {
    if (offers.length > 0) return null;
    const alone = packed.length === 1 ? quotes : quoted(items);
    if (alone.some(({ quote }) => quote.eligible)) return null;
    const reasons = countReasons(alone.map(({ quote }) => quote)).map(({ code }) => code);
    return { reasons, countriesTaking: countriesTaking(linesOf(settings.value, on), items.slice(0, 1), on, rules.warehouses) };
  });
  return ok({
    best: bestOffer(offers),
    refusedAlone,
    grams: packed.reduce((sum, { items }) => sum + items.reduce((grams, item) => grams + item.grams, 0), 0),
    weightFrom: leastSure(packed.map(({ weightFrom }) => weightFrom)),
    linesOffered: offers.length,
    linesAll: lines.length,
    refusedBecause: countReasons(quotes.filter(({ quote }) => !quote.eligible).map(({ quote }) => quote)),
    operation: rules.parcelOperationFee,
  });
}

/** To how many countries some line takes these items, whichever warehouse it leaves. */
function countriesTaking(lines: readonly RateCard[], items: readonly Item[], on: string, warehouses: Warehouses): number {
  const taking = lines.filter((line) => takes(line, items, on, warehouses));
  return new Set(taking.flatMap(({ countries }) => countries)).size;
}

function takes(line: RateCard, items: readonly Item[], on: string, warehouses: Warehouses): boolean {
  const [country = ""] = line.countries;
  const { refusals } = quote({ line, parcel: { items, country }, on, warehouses });
  return refusals.every(({ code }) => code === "warehouse");
}

/** Those of the goods of which no line takes even one piece to any country; none where nobody knows what lines take now. */
export async function nowhereOf(deps: Deps, goods: readonly KeptGoods[], now: Date): Promise<KeptGoods[]> {
  const known = await rateCards(deps);
  if (!known.ok || goods.length === 0) return [];
  const on = beijingDate(now);
  const { warehouses, goodsClasses } = deps.settings.at(now);
  const ids = goods.map(({ goodsId }) => goodsId);
  const pieces = goods.map((found) => ({ found, classId: null, quantity: 1 }));
  const warehouse = usualWarehouse(warehouses, undefined);
  const packed = packedOf({ pieces, warehouse }, await measuresOf(deps.db, ids), goodsClasses);
  const lines = linesOf(known.value, on);
  return goods.filter((_, at) => !lines.some((line) => takes(line, packed[at]?.items ?? [], on, warehouses)));
}

/** Pieces as items of a parcel: as measured by us, as the seller says, or as their class usually weighs. */
function packedOf(
  { pieces, warehouse }: Pick<Ahead, "pieces" | "warehouse">,
  measures: Measures,
  classes: GoodsClasses,
): Packed[] {
  return pieces.map(({ found, classId, quantity, weighed }, index) => {
    if (weighed) {
      const { grams, sidesCm, flags, alone } = weighed;
      return { items: [{ id: `${index}`, grams, sidesCm, flags, valueCny: "0.00", alone, warehouse }], weightFrom: "measured" };
    }
    const goods = found?.goods ?? null;
    const measured = found ? measures.get(found.goodsId) : undefined;
    const goodsClass = goodsClassOf(classes, goods?.goodsClass ?? classId);
    const weight = estimatedWeight({
      measuredGrams: measured?.grams ?? null,
      sellerGrams: goods?.weightGrams ?? null,
      classGrams: goodsClass?.avgGrams ?? null,
    });
    const [length = 0, width = 0, height = 0] = measured?.sidesMm?.map((side) => side / 10) ?? goods?.sidesCm ?? [];
    const items = itemsOfPieces({
      goodsId: `${index}`,
      grams: weight.grams,
      quantity,
      sidesCm: [length, width, height],
      flags: [...new Set([...(goods?.flags ?? []), ...(goodsClass?.flags ?? [])])],
      warehouse,
    });
    return { items, weightFrom: weight.from };
  });
}

function leastSure(from: readonly WeightFrom[]): WeightFrom {
  if (from.includes("class")) return "class";
  return from.includes("seller") ? "seller" : "measured";
}

/** Shipping of an offer as a range, from what usually remains of the deposit to the deposit. */
export function rangeOf({ quote, figures }: AheadOffer, operation: Money) {
  return shippingRange(quote, operation, figures.depositError?.p90Fen ?? 0);
}

/** A line as an early quote names it. */
export function lineOf({ card, figures }: AheadOffer, now: Date, holidays: Holidays) {
  const told = toldDays({ ...figures, days: card.days }, now, holidays);
  return { id: card.id, name: card.name, ...told, taxMode: card.tax.mode };
}
