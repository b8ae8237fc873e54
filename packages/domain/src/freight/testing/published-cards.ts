import { readFileSync } from "node:fs";
import { type RateCard, readRateCards } from "../rate-cards/index.ts";

const text = (name: string) => readFileSync(new URL(`../../../../../content/freight/${name}.csv`, import.meta.url), "utf8");

/** The cards in content/freight. Throws, naming each wrong cell, when they cannot be read. */
export function publishedCards(): RateCard[] {
  const read = readRateCards({
    lines: text("lines"),
    tariffs: text("tariffs"),
    surcharges: text("surcharges"),
    performance: text("performance"),
    goodsFlags: text("goods-flags"),
  });
  if (!read.ok) throw new Error(JSON.stringify(read.refusal.errors, null, 1));
  return read.value;
}
