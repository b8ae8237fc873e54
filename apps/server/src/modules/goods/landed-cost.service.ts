import { add, type Money, money, ok, type Refused, refuse, sign, times, toDecimal, zero } from "@sihai/domain";
import { unitPriceOf } from "@sihai/domain/goods";
import { type Deps, defineRemembered } from "#platform";
import { type LineFigures, rateCards } from "../freight/index.ts";
import { type LookedUp, lookUpKnownGoods } from "./look-up-goods.service.ts";
import { type AskedAhead, askedAhead, lineOf, quoteAhead, rangeOf } from "./quote-ahead.ts";
import { detailSeconds } from "./shown-detail.ts";

type Command = {
  goodsId: string;
  skuId: string;
  quantity: number;
  country: string;
  zip: string;
  warehouse: number;
  level: number;
};

type Cost = Awaited<ReturnType<typeof costOf>> | Refused<{ code: "GOODS_NOT_FOUND" }>;
type Terms = { rules: object; cards: object };
const keptMost = 2_000;
const keptCosts = defineRemembered(() => new Map<string, Terms & { cost: Cost; until: number }>());
type Known = AskedAhead & { found: LookedUp; until: number };
const knownGoods = defineRemembered(() => new Map<string, Known>());

/**
 * What these pieces cost at the buyer's door; for everybody at the same level the same, and kept as long as the goods' page is. It is
 * worked out anew at once where the rules or the price list have changed.
 */
export async function landedCostOf(deps: Deps, command: Command, now: Date): Promise<Cost> {
  const cards = await rateCards(deps);
  if (!cards.ok) return cards;
  const kept = deps.memory.of(keptCosts);
  const terms: Terms = { rules: deps.settings.at(now), cards: cards.value };
  const { goodsId, skuId, quantity, country, zip, warehouse, level } = command;
  const key = JSON.stringify([goodsId, skuId, quantity, country, zip, warehouse, level]);
  const known = kept.get(key);
  if (known && known.until > now.getTime() && known.rules === terms.rules && known.cards === terms.cards) return known.cost;
  const asked = await askedOf(deps, goodsId, country, now);
  if (!asked.ok) return asked;
  const cost = await costOf(deps, command, asked.value, now);
  if (!cost.ok) return cost;
  if (kept.size >= keptMost) kept.clear();
  kept.set(key, { ...terms, cost, until: asked.value.until });
  return cost;
}

/** What is the same for every quantity, postcode and level: asked once for all costs that are kept until then. */
async function askedOf(deps: Deps, goodsId: string, country: string, now: Date) {
  const kept = deps.memory.of(knownGoods);
  const key = `${goodsId} ${country}`;
  const known = kept.get(key);
  if (known && known.until > now.getTime()) return ok(known);
  const [found, asked] = await Promise.all([lookUpKnownGoods(deps, goodsId), askedAhead(deps, [goodsId], country, now)]);
  if (!found.ok) return refuse({ code: "GOODS_NOT_FOUND" as const });
  const fresh: Known = { ...asked, found: found.value, until: now.getTime() + detailSeconds * 1000 };
  if (kept.size >= keptMost) kept.clear();
  kept.set(key, fresh);
  return ok(fresh);
}

/**
 * What goods cost at the buyer's door: goods, domestic freight, our services, shipping as a range from what usually remains of the
 * deposit after settlement to the deposit itself, and the tax to expect, on the line that is cheapest with all of it.
 */
async function costOf(deps: Deps, command: Command, { found, ...asked }: Known, now: Date) {
  const { goods } = found;
  const { quantity } = command;
  const unitPrice = unitPriceOf(goods, command.skuId, quantity);
  if (!unitPrice) return refuse({ code: "GOODS_VARIANT_UNKNOWN" as const });
  const value = times(unitPrice, quantity);
  const quoted = await quoteAhead(deps, { ...command, pieces: [{ found, classId: null, quantity }], value }, now, asked);
  if (!quoted.ok) return quoted;
  const { best, operation, grams, weightFrom, linesOffered, linesAll, refusedBecause, refusedAlone } = quoted.value;
  const [alone] = refusedAlone;
  const range = best && rangeOf(best, operation);
  const tax = best?.tax.total ?? null;
  const fixed = [
    { label: "goods" as const, amount: value, how: `${quantity} × ${toDecimal(unitPrice)}` },
    { label: "domestic-freight" as const, amount: goods.domesticFreight, how: "" },
    { label: "service" as const, amount: zero("CNY"), how: "" },
    ...(best ? [{ label: "operation" as const, amount: operation, how: "" }] : []),
    ...(tax && sign(tax) > 0 ? [{ label: "tax" as const, amount: tax, how: "" }] : []),
  ];
  const fixedTotal = fixed.map(({ amount }) => amount).reduce(add, zero("CNY"));
  const lines = fixed.map(({ label, amount, how }) => ({ label, low: amount, high: amount, how }));
  return ok({
    lines: range ? [...lines, { label: "shipping" as const, ...range }] : lines,
    low: range ? add(fixedTotal, range.low) : fixedTotal,
    high: range ? add(fixedTotal, range.high) : fixedTotal,
    grams,
    weightFrom,
    line: best ? lineOf(best, now, deps.settings.at(now).holidays) : null,
    isTaxKnown: best !== null && tax !== null,
    linesOffered,
    linesAll,
    refusedBecause,
    ...(alone && { countriesTaking: alone.countriesTaking }),
    accuracy: best && range ? accuracyOf(best.figures, range.high) : null,
  });
}

function accuracyOf({ performance, depositError, isMeasured }: LineFigures, shipping: Money) {
  if (!performance || !depositError || shipping.amount === 0n) return null;
  const basisPoints = (fen: number) => Math.round((fen * 10_000) / Number(shipping.amount));
  return {
    isMeasured,
    parcels: performance.parcels,
    medianBp: basisPoints(depositError.medianFen),
    p90Bp: basisPoints(depositError.p90Fen),
    p90: money(BigInt(Math.round(depositError.p90Fen)), "CNY"),
  };
}
