import { add, type Money, ok, zero } from "@sihai/domain";
import type { Deps } from "#platform";
import { findManyGoods } from "./goods.store.ts";
import { weighedOf } from "./known-goods.store.ts";
import { type AheadOffer, lineOf, type QuotedAhead, quoteAhead, rangeOf } from "./quote-ahead.ts";

type Command = {
  goods: readonly { goodsId: string | null; classId: string | null; quantity: number; itemNo?: string | undefined }[];
  country: string;
  zip: string;
  warehouse: number;
  value: Money;
  level: number;
  /** Null: a visitor, who has no items. */
  userId: string | null;
};

/**
 * What is still to be paid once goods are bought: handling, shipping as a range, the tax to expect, on the line that is cheapest with all
 * of it; and which of the goods no line takes at all. Everything is an estimate until the goods are weighed; what stands in
 * storage counts as it was weighed there.
 */
export async function stillToCome(deps: Deps, command: Command, now: Date) {
  const [kept, weighed] = await Promise.all([
    findManyGoods(
      deps.db,
      command.goods.flatMap(({ goodsId }) => (goodsId === null ? [] : [goodsId])),
    ),
    weighedOf(
      deps.db,
      command.userId,
      command.goods.flatMap(({ itemNo }) => itemNo ?? []),
    ),
  ]);
  const pieces = command.goods.map(({ goodsId, classId, quantity, itemNo = "" }) => ({
    found: kept.find((one) => one.goodsId === goodsId) ?? null,
    classId,
    quantity,
    weighed: weighed.get(itemNo) ?? null,
  }));
  const quoted = await quoteAhead(deps, { ...command, pieces }, now);
  if (!quoted.ok) return quoted;
  return ok(viewAhead(deps, quoted.value, now));
}

/** What is still to come of goods that were quoted, as the calls tell it. */
export function viewAhead(deps: Deps, { best, operation, refusedAlone, grams, weightFrom }: QuotedAhead, now: Date) {
  return {
    costs: best && costsOf(best, operation),
    line: best ? lineOf(best, now, deps.settings.at(now).holidays) : null,
    grams,
    weightFrom,
    refused: refusedAlone.flatMap((refusal, at) => (refusal ? [{ at, ...refusal }] : [])),
  };
}

function costsOf(best: AheadOffer, operation: Money) {
  const shipping = rangeOf(best, operation);
  const fixed = add(operation, best.tax.total ?? zero("CNY"));
  return {
    operation,
    shipping: { low: shipping.low, high: shipping.high },
    tax: best.tax.total,
    low: add(fixed, shipping.low),
    high: add(fixed, shipping.high),
  };
}
