import { add, cny, type Money, ok, type Result, refuse } from "@sihai/domain";
import { beijingDate } from "@sihai/domain/clocks";
import { type Quote, quoteLines, type SidesCm } from "@sihai/domain/freight";
import type { RateCard } from "@sihai/domain/freight/rate-cards";
import type { GoodsClasses } from "@sihai/domain/goods";
import { freightTerms, landedTax, promisedDays, type TaxOfLine } from "@sihai/domain/parcel";
import type { Deps } from "#platform";
import { type KnownTax, knownTaxOf } from "../tax/index.ts";
import { type FiguresOf, lineFigures } from "./line-figures.ts";
import { linesTo } from "./lines-of.ts";
import { type RoutesUnavailable, rateCards } from "./rate-cards.ts";
import { viewLine, viewQuote, viewRefusals } from "./view-line.ts";

type Command = {
  country: string;
  zip: string;
  warehouse: number;
  classes: readonly string[];
  grams: number;
  sidesCm: SidesCm | undefined;
  /** CNY; undefined where nobody asks for tax. */
  goodsValue: Money | undefined;
  /** Member level of the caller; 0 for a visitor. */
  level: number;
  now: Date;
};

/** The calculator: one thing of this weight and size on every line that is valid today, cheapest first. */
export async function calculateFreight(
  deps: Deps,
  command: Command,
): Promise<Result<ReturnType<typeof viewQuotes>, RoutesUnavailable | { code: "GOODS_CLASS_UNKNOWN" }>> {
  const cards = await rateCards(deps);
  if (!cards.ok) return cards;
  const rules = deps.settings.at(command.now);
  const flags = flagsOf(rules.goodsClasses, command.classes);
  if (!flags) return refuse({ code: "GOODS_CLASS_UNKNOWN" });
  const item = {
    id: "1",
    grams: command.grams,
    sidesCm: command.sidesCm ?? ([0, 0, 0] as const),
    flags,
    valueCny: "0.00",
    alone: false,
    warehouse: command.warehouse,
  };
  const on = beijingDate(command.now);
  const lines = linesTo(cards.value, on, command.country);
  const quotes = quoteLines({
    lines,
    parcel: { items: [item], country: command.country, zip: command.zip },
    on,
    ...freightTerms(rules, command.level),
  });
  const { goodsValue: value, country, now } = command;
  // Each class is a line of its own in a declaration.
  const goods = value && { value, kinds: Math.max(1, command.classes.length), known: await knownTaxOf(deps, country, now) };
  const calendar = (days: number) => promisedDays(now, days, rules.holidays);
  const promised: Beside["promised"] = ([first, last]) => [calendar(first), calendar(last)];
  return ok(viewQuotes(lines, quotes, { figuresOf: await lineFigures(deps), goods: goods ?? null, promised }));
}

/** The flags of these classes, each once; null when a class is unknown (rule G-11). */
export function flagsOf(classes: GoodsClasses, ids: readonly string[]): string[] | null {
  const found = ids.map((id) => classes.find((one) => one.id === id));
  return found.every((one) => one !== undefined) ? [...new Set(found.flatMap((one) => one?.flags ?? []))] : null;
}

/** What stands beside a price; `promised`: first and last working day of what leaves now, in calendar days. */
type Beside = { figuresOf: FiguresOf; goods: Goods | null; promised: (days: [number, number]) => [number, number] };

function viewQuotes(
  lines: readonly RateCard[],
  quotes: readonly { lineId: string; quote: Quote }[],
  { figuresOf, goods, promised }: Beside,
) {
  const rows = lines.flatMap((card, index) => {
    const quote = quotes[index]?.quote;
    return quote ? [{ line: viewLine(card, figuresOf), quote }] : [];
  });
  return {
    eligible: rows
      .filter(({ quote }) => quote.eligible)
      .map(({ line, quote }) => ({
        ...{ line, quote: viewQuote(quote), landed: goods && landedOf(line.tax, cny(quote.total), goods) },
        promised: promised(line.days),
      }))
      .sort((a, b) => Number(a.quote.total.amount - b.quote.total.amount)),
    excluded: rows.filter(({ quote }) => !quote.eligible).map(({ line, quote }) => ({ line, refusals: viewRefusals(quote) })),
  };
}

type Goods = { value: Money; kinds: number; known: KnownTax | null };

function landedOf(line: TaxOfLine, freight: Money, goods: Goods) {
  const { lines, total } = landedTax(line, goods, goods.known);
  const from = line.mode === "excluded" ? (goods.known?.rule.from ?? null) : null;
  return { total: total ? add(freight, total) : freight, tax: { total, from, lines } };
}
