import type { Module } from "#platform";
import { fetchRates } from "./fetch-rates.ts";
import { rateGauges } from "./rate-gauges.store.ts";

export { fetchRates } from "./fetch-rates.ts";
export { confirmRate, dropRate, proposeRate, readRates } from "./manual/manual-rates.service.ts";
export type { StoredRate } from "./rates.store.ts";
export { ratesNow, shownRate, tradableRates } from "./rates-now.ts";

export const exchangeModule: Module = {
  name: "exchange",
  routes: [],
  gauges: rateGauges,
  // The feed publishes once a working day; asking every hour costs nothing and finds it soon.
  sweeps: [{ name: "fetch exchange rates", everySeconds: 3600, run: fetchRates }],
};
