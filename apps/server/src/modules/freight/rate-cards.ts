import { readFileSync } from "node:fs";
import { ok, type Result, refuse } from "@sihai/domain";
import {
  type GoodsClass,
  type GoodsFlag,
  type RateCard,
  readGoodsClasses,
  readGoodsFlags,
  readRateCards,
} from "@sihai/domain/freight/rate-cards";
import { type Destination, destinationsOf } from "./destinations.ts";

export type RateCards = {
  cards: readonly RateCard[];
  byId: ReadonlyMap<string, RateCard>;
  classes: readonly GoodsClass[];
  flags: readonly GoodsFlag[];
  /** In the order buyers use them. */
  countries: readonly Destination[];
};
export type RoutesUnavailable = { code: "ROUTES_UNAVAILABLE" };

const content = new URL("../../../../../content/", import.meta.url);
let held: RateCards | null = null;

/** The rate cards of the operator's settings (content/freight), read once. A card with an error takes all lines away, and says so. */
export function rateCards(): Result<RateCards, RoutesUnavailable> {
  held ??= load();
  return held ? ok(held) : refuse({ code: "ROUTES_UNAVAILABLE" });
}

function load(): RateCards | null {
  const text = (name: string) => readFileSync(new URL(name, content), "utf8");
  try {
    const goodsFlags = text("freight/goods-flags.csv");
    const cards = readRateCards({
      lines: text("freight/lines.csv"),
      tariffs: text("freight/tariffs.csv"),
      surcharges: text("freight/surcharges.csv"),
      performance: text("freight/performance.csv"),
      goodsFlags,
    });
    const { classes, errors } = readGoodsClasses(text("goods-classes.csv"));
    if (!cards.ok || errors.length > 0) {
      console.error("rate cards cannot be used", cards.ok ? errors : cards.refusal.errors);
      return null;
    }
    return {
      cards: cards.value,
      byId: new Map(cards.value.map((card) => [card.id, card])),
      classes,
      flags: readGoodsFlags(goodsFlags).flags,
      countries: destinationsOf(cards.value),
    };
  } catch (error) {
    console.error("rate cards cannot be read", error);
    return null;
  }
}
