import { add, type Money, money, ok, type Result, refuse, times, toDecimal, zero } from "@sihai/domain";
import type { Holidays } from "@sihai/domain/clocks";
import { type Quote, quoteLines } from "@sihai/domain/freight";
import type { RateCard } from "@sihai/domain/freight/rate-cards";
import {
  bestOffer,
  countReasons,
  itemsOfPieces,
  reckonedWeight,
  shippingRange,
  unitPriceOf,
  type WeightFrom,
} from "@sihai/domain/goods";
import { promisedDays } from "@sihai/domain/parcel";
import type { Deps } from "#platform";
import { type LineFigures, lineFigures, linesOf, rateCards } from "../freight/index.ts";
import { measuredOf } from "./known-goods.store.ts";
import { type LookedUp, lookUpKnownGoods } from "./look-up-goods.service.ts";

type Asked = { goodsId: string; skuId: string; quantity: number; country: string; zip: string; warehouse: number };
type RoutesUnavailable = { code: "ROUTES_UNAVAILABLE" };
type Offer = { card: RateCard; quote: Quote; figures: LineFigures };

/**
 * What goods cost at the buyer's door: goods, domestic freight, our services, and shipping as a range from what usually remains of the
 * deposit after settlement to the deposit itself, on the cheapest line that takes them.
 */
export async function landedCostOf(deps: Deps, asked: Asked, now: Date) {
  const found = await lookUpKnownGoods(deps, asked.goodsId);
  if (!found.ok) return refuse({ code: "GOODS_NOT_FOUND" as const });
  const { goods } = found.value;
  const unitPrice = unitPriceOf(goods, asked.skuId, asked.quantity);
  if (!unitPrice) return refuse({ code: "GOODS_VARIANT_UNKNOWN" as const });
  const shipping = await quoteShipping(deps, found.value, asked, now);
  if (!shipping.ok) return shipping;
  const { best, grams, weightFrom, offered, all, refusedBecause } = shipping.value;
  const operation = deps.settings.at(now).parcelOperationFee;
  const range = best ? shippingRange(best.quote, operation, best.figures.depositError?.p90Fen ?? 0) : null;
  const fixed = [
    { label: "goods" as const, amount: times(unitPrice, asked.quantity), how: `${asked.quantity} × ${toDecimal(unitPrice)}` },
    { label: "domestic-freight" as const, amount: goods.domesticFreight, how: "" },
    { label: "service" as const, amount: zero("CNY"), how: "" },
    ...(best ? [{ label: "operation" as const, amount: operation, how: "" }] : []),
  ];
  const fixedTotal = fixed.map(({ amount }) => amount).reduce(add, zero("CNY"));
  return ok({
    lines: [
      ...fixed.map(({ label, amount, how }) => ({ label, low: amount, high: amount, how })),
      ...(range ? [{ label: "shipping" as const, ...range }] : []),
    ],
    low: range ? add(fixedTotal, range.low) : fixedTotal,
    high: range ? add(fixedTotal, range.high) : fixedTotal,
    grams,
    weightFrom,
    line: best ? lineOf(best, now, deps.settings.at(now).holidays) : null,
    linesOffered: offered,
    linesAll: all,
    refusedBecause,
    accuracy: best && range ? accuracyOf(best.figures, range.high) : null,
  });
}

async function quoteShipping(
  deps: Deps,
  goods: LookedUp,
  { quantity, country, zip, warehouse }: Asked,
  now: Date,
): Promise<
  Result<
    {
      best: Offer | null;
      grams: number;
      weightFrom: WeightFrom;
      offered: number;
      all: number;
      refusedBecause: { code: string; lines: number }[];
    },
    RoutesUnavailable
  >
> {
  const settings = await rateCards(deps);
  if (!settings.ok) return settings;
  const cards = linesOf(settings.value, now.toISOString()).filter(({ countries }) => countries.includes(country));
  const goodsClass = settings.value.classes.find(({ id }) => id === goods.goods.goodsClass);
  const { items, weightFrom } = await itemsOf(deps, goods, {
    quantity,
    warehouse,
    classGrams: goodsClass?.avgGrams ?? null,
    flags: goodsClass?.flags ?? [],
  });
  const figuresOf = await lineFigures(deps);
  const quotes = quoteLines({
    lines: cards,
    parcel: { items, country, zip },
    on: now.toISOString(),
    operationFee: toDecimal(deps.settings.at(now).parcelOperationFee),
    warehouses: deps.settings.at(now).warehouses,
  });
  const offers = quotes.flatMap(({ quote }, index): Offer[] => {
    const card = cards[index];
    return quote.eligible && card ? [{ card, quote, figures: figuresOf(card) }] : [];
  });
  return ok({
    best: bestOffer(offers),
    grams: items.reduce((sum, { grams }) => sum + grams, 0),
    weightFrom,
    offered: offers.length,
    all: cards.length,
    refusedBecause: countReasons(quotes.filter(({ quote }) => !quote.eligible).map(({ quote }) => quote)),
  });
}

/** Pieces as items of a parcel: as measured by us, as the seller says, or as its class usually weighs. */
async function itemsOf(
  deps: Deps,
  { goods, goodsId }: LookedUp,
  {
    quantity,
    warehouse,
    classGrams,
    flags,
  }: { quantity: number; warehouse: number; classGrams: number | null; flags: readonly string[] },
) {
  const measured = await measuredOf(deps.db, goodsId);
  const sidesCm = measured.sidesMm?.map((side) => side / 10) ?? goods.sidesCm;
  const [length = 0, width = 0, height = 0] = sidesCm ?? [];
  const weight = reckonedWeight({ measuredGrams: measured.grams, sellerGrams: goods.weightGrams, classGrams });
  const items = itemsOfPieces({
    goodsId,
    grams: weight.grams,
    quantity,
    sidesCm: [length, width, height],
    flags: [...new Set([...goods.flags, ...flags])],
    warehouse,
  });
  return { items, weightFrom: weight.from };
}

function lineOf({ card, figures }: Offer, now: Date, holidays: Holidays) {
  const { performance } = figures;
  const days: [number, number] = performance
    ? [Math.round(performance.lowDays), Math.round(performance.highDays)]
    : [promisedDays(now, card.days[0], holidays), promisedDays(now, card.days[1], holidays)];
  const daysBasis = performance ? ("measured" as const) : ("promised" as const);
  return { id: card.id, name: card.name, days, daysBasis, taxMode: card.tax.mode };
}

function accuracyOf({ performance, depositError }: LineFigures, shipping: Money) {
  if (!performance || !depositError || shipping.amount === 0n) return null;
  const basisPoints = (fen: number) => Math.round((fen * 10_000) / Number(shipping.amount));
  return {
    parcels: performance.parcels,
    medianBp: basisPoints(depositError.medianFen),
    p90Bp: basisPoints(depositError.p90Fen),
    p90: money(BigInt(Math.round(depositError.p90Fen)), "CNY"),
  };
}
