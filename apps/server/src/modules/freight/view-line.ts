import type { lineView, quoteField } from "@sihai/contract/freight";
import { cny, money } from "@sihai/domain";
import { headlinePrices, type Quote } from "@sihai/domain/freight";
import type { RateCard } from "@sihai/domain/freight/rate-cards";
import type * as z from "zod/mini";
import type { FiguresOf } from "./line-figures.ts";

export type LineView = z.output<typeof lineView>;
export type QuoteView = z.output<typeof quoteField>;

/** A rate card as the shopper sees it. */
export function viewLine(card: RateCard, figuresOf: FiguresOf): LineView {
  const { performance, depositError, usage30Days, isMeasured } = figuresOf(card);
  const prices = headlinePrices(card);
  return {
    id: card.id,
    name: card.name,
    service: card.service,
    days: [card.days[0], card.days[1]],
    tax: card.tax,
    package: card.package,
    note: card.note,
    volumetric: viewVolumetric(card.volumetric),
    limits: {
      maxGrams: card.limits.maxGrams ?? null,
      maxSideCm: card.limits.maxSideCm ?? null,
      maxSumCm: card.limits.maxSumCm ?? null,
      maxGirthCm: card.limits.maxGirthCm ?? null,
    },
    refuses: [...card.refuses],
    insurance: card.insurance
      ? { rateBp: card.insurance.rateBp, min: cny(card.insurance.min), cap: cny(card.insurance.cap) }
      : null,
    prices: {
      min: cny(prices.min),
      max: cny(prices.max),
      firstGrams: prices.first.grams,
      first: cny(prices.first.amount),
      additionalGrams: prices.additional.grams,
      additional: cny(prices.additional.amount),
    },
    needsOutlet: card.pickup,
    needsIdentity: card.needsIdentity,
    performance,
    depositError: depositError && {
      median: money(BigInt(depositError.medianFen), "CNY"),
      p90: money(BigInt(depositError.p90Fen), "CNY"),
    },
    usage30Days,
    isMeasured,
  };
}

/** When and how volume counts on a line; what its rule does not need is null. */
export function viewVolumetric({ rule, divisor, sideCm, ratio }: RateCard["volumetric"]): LineView["volumetric"] {
  return { rule, divisor: divisor ?? null, sideCm: sideCm ?? null, ratio: ratio ?? null };
}

/** What a line costs, line by line with its formula, all in CNY (rule Q3). */
export function viewQuote(quote: Quote): QuoteView {
  return {
    actualGrams: quote.actualGrams,
    volumetricGrams: quote.volumetricGrams,
    chargeableGrams: quote.chargeableGrams,
    lines: quote.lines.map(({ label, amount, how }) => ({ label, amount: cny(amount), how })),
    total: cny(quote.total),
  };
}

/** Every limit in the way, with the figure that breaks it and the items that do (rule Q3). */
export function viewRefusals(quote: Pick<Quote, "refusals">) {
  return quote.refusals.map(({ code, rule, limit, actual, itemIds }) => ({
    code,
    ...(rule && { rule }),
    limit: copied(limit),
    actual: copied(actual),
    itemIds: [...itemIds],
  }));
}

type Value = Quote["refusals"][number]["limit"];
function copied(value: Value): number | string | string[] | number[] {
  if (!Array.isArray(value)) return value as number | string;
  return [...value];
}
