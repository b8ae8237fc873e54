import { readFileSync } from "node:fs";
import { readRateCards } from "@sihai/domain/freight/rate-cards";
import { expect, it } from "vitest";

const content = new URL("../../../../../content/freight/", import.meta.url);
const text = (name: string) => readFileSync(new URL(`${name}.csv`, content), "utf8");

it("the demo's figures agree with what lines promise: 9 in 10 on time where 9 in 10 took no longer, and only there", () => {
  const [lines, tariffs, surcharges, goodsFlags] = [text("lines"), text("tariffs"), text("surcharges"), text("goods-flags")];
  const performance = readFileSync(new URL("performance.csv", import.meta.url), "utf8");
  const read = readRateCards({ lines, tariffs, surcharges, goodsFlags, performance });
  const measured = read.ok
    ? read.value.flatMap(({ id, days, performance: did }) => (did && did.punctualityBp !== null ? [{ id, days, did }] : []))
    : [];
  expect(measured.length).toBeGreaterThan(50);
  for (const { id, days, did } of measured) {
    const [, promised] = days;
    // With the weekends between them, at least and at most.
    const [least, most] = [promised + 2 * Math.floor(promised / 5), promised + 2 * Math.ceil(promised / 5)];
    const agrees = (did.punctualityBp ?? 0) >= 9000 ? did.p90Days <= most : did.p90Days > least;
    expect([id, agrees]).toEqual([id, true]);
  }
});
