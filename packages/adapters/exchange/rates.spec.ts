import { cny, convert, currencyCodes, toDecimal } from "@sihai/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OutsideWorld, startOutsideWorld } from "../testing/outside-world.ts";
import { createRates } from "./index.ts";
import type { RatesPort } from "./port.ts";

let world: OutsideWorld;
let rates: RatesPort;

beforeAll(async () => {
  world = await startOutsideWorld();
  rates = createRates({ fetch: world.fetch, url: `${world.sandbox.url}/rates/eurofxref-daily.xml` });
});
afterAll(() => world.stop());

it("gives every currency per yuan, exactly", async () => {
  await world.post("/sandbox/rates", { mode: "ok", rates: { CNY: "8.0000", USD: "1.2000", JPY: "160" } });
  const reply = await rates.latest();
  if (!reply.ok) throw new Error(reply.refusal.code);
  const { date, perCny } = reply.value;
  expect(date).toBe(new Date().toISOString().slice(0, 10));
  expect(Object.keys(perCny).sort()).toEqual([...currencyCodes].sort());
  expect(perCny).toMatchObject({ CNY: "1", EUR: "0.1250000000", USD: "0.1500000000", JPY: "20.0000000000" });
  expect(toDecimal(convert(cny("100.00"), perCny.USD, "USD"))).toBe("15.00");
});

it("rounds the last digit half up", async () => {
  await world.post("/sandbox/rates", { rates: { CNY: "3", USD: "2" } });
  expect(await rates.latest()).toMatchObject({ ok: true, value: { perCny: { USD: "0.6666666667", EUR: "0.3333333333" } } });
});

it.each([
  [{ rates: { USD: "0" } }, "no usable rate for USD"],
  [{ rates: { USD: "-1.2" } }, "no usable rate for USD"],
  [{ mode: "without-cny" }, "no usable rate for CNY"],
  [{ mode: "broken" }, "not a sheet of rates"],
  [{ mode: "down" }, "HTTP 503"],
])("refuses the sheet after %j", async (change, detail) => {
  await world.post("/sandbox/reset");
  await world.post("/sandbox/rates", change);
  expect(await rates.latest()).toEqual({ ok: false, refusal: { code: "SOURCE_FAILED", source: "rates", detail } });
});
