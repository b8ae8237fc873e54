import type { Item, Quote } from "../freight/index.ts";
import { cny, compare, type Money, money, subtract } from "../money.ts";

/** What goods of a class nothing is known of are taken to weigh. */
const unknownGrams = 500;
/** More pieces than this fit the same lines as this many; they are taken together. */
const piecesMost = 100;

/** What is known of a piece's weight: measured by us, said by the seller, or usual for its class. Null: not known. */
export type KnownWeight = { measuredGrams: number | null; sellerGrams: number | null; classGrams: number | null };
export type WeightFrom = "measured" | "seller" | "class";

/** The weight to calculate with, and whose word it is. */
export function estimatedWeight({ measuredGrams, sellerGrams, classGrams }: KnownWeight): { grams: number; from: WeightFrom } {
  if (measuredGrams) return { grams: measuredGrams, from: "measured" };
  if (sellerGrams) return { grams: sellerGrams, from: "seller" };
  return { grams: classGrams ?? unknownGrams, from: "class" };
}

type Pieces = Pick<Item, "sidesCm" | "flags" | "warehouse"> & { goodsId: string; grams: number; quantity: number };

/** Pieces as items of a parcel: at most a hundred, together never lighter than all of them. */
export function itemsOfPieces({ goodsId, grams, quantity, sidesCm, flags, warehouse }: Pieces): Item[] {
  const pieces = Math.min(Math.max(1, quantity), piecesMost);
  const each = Math.ceil((grams * quantity) / pieces);
  return Array.from({ length: pieces }, (_, index) => ({
    ...{ id: `${goodsId}-${index}`, grams: each, sidesCm, flags, warehouse },
    ...{ valueCny: "0.00", alone: false },
  }));
}

/** `cost`: freight with the tax to expect on it. A line that collects no tax must not look cheaper than one that does. */
type Offered = { cost: Money; card: { days: readonly [number, number] } };

/** The offer to calculate with: the cheapest, of two at one cost the faster; null without any. */
export function bestOffer<Offer extends Offered>(offers: readonly Offer[]): Offer | null {
  const [best] = offers.toSorted((a, b) => compare(a.cost, b.cost) || a.card.days[1] - b.card.days[1]);
  return best ?? null;
}

/** High: the deposit. Low: the deposit less what nine of ten parcels at most get back (`backFen`), never below half. */
export function shippingRange(quote: Quote, operation: Money, backFen: number): { low: Money; high: Money; how: string } {
  const high = subtract(cny(quote.total), operation);
  const back = BigInt(Math.max(0, Math.round(backFen)));
  const most = high.amount / 2n;
  const how = quote.lines
    .filter(({ label }) => label !== "operation")
    .map((line) => line.how)
    .join("; ");
  return { low: money(high.amount - (back > most ? most : back), "CNY"), high, how };
}

/** Why lines refuse the goods, and how many of them: the most frequent reason first. Each line counts once, so that they add up: for the goods themselves where it takes none of their kind, else for what it finds first. */
export function countReasons(quotes: readonly Pick<Quote, "refusals">[]): { code: string; lines: number }[] {
  const counts = new Map<string, number>();
  for (const { refusals } of quotes) {
    const chief = refusals.find(({ code }) => code === "goods") ?? refusals[0];
    if (chief) counts.set(chief.code, (counts.get(chief.code) ?? 0) + 1);
  }
  return [...counts].map(([code, lines]) => ({ code, lines })).sort((a, b) => b.lines - a.lines || a.code.localeCompare(b.code));
}
