import { add, type Money, money, ok, refuse, sign, times, toDecimal, zero } from "@sihai/domain";
import { unitPriceOf } from "@sihai/domain/goods";
import type { Deps } from "#platform";
import type { LineFigures } from "../freight/index.ts";
import { lookUpKnownGoods } from "./look-up-goods.service.ts";
import { lineOf, quoteAhead, rangeOf } from "./quote-ahead.ts";

type Command = {
  goodsId: string;
  skuId: string;
  quantity: number;
  country: string;
  zip: string;
  warehouse: number;
  level: number;
};

/**
 * What goods cost at the buyer's door: goods, domestic freight, our services, shipping as a range from what usually remains of the
 * deposit after settlement to the deposit itself, and the tax to expect, on the line that is cheapest with all of it.
 */
export async function landedCostOf(deps: Deps, command: Command, now: Date) {
  const found = await lookUpKnownGoods(deps, command.goodsId);
  if (!found.ok) return refuse({ code: "GOODS_NOT_FOUND" as const });
  const { goods } = found.value;
  const { quantity } = command;
  const unitPrice = unitPriceOf(goods, command.skuId, quantity);
  if (!unitPrice) return refuse({ code: "GOODS_VARIANT_UNKNOWN" as const });
  const value = times(unitPrice, quantity);
  const quoted = await quoteAhead(deps, { ...command, pieces: [{ found: found.value, classId: null, quantity }], value }, now);
  if (!quoted.ok) return quoted;
  const { best, operation, grams, weightFrom, linesOffered, linesAll, refusedBecause } = quoted.value;
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
