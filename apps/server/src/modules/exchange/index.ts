import type { Module } from "#platform";
import { fetchRates } from "./fetch-rates.ts";
import { rateGauges } from "./rate-gauges.store.ts";

export { fetchRates } from "./fetch-rates.ts";
export { ratesNow, shownRate } from "./rates-now.ts";

export const exchangeModule: Module = {
  name: "exchange",
  routes: [],
  gauges: rateGauges,
  // The feed publishes once a working day; asking every hour costs nothing and finds it soon.
  sweeps: [{ name: "fetch exchange rates", everySeconds: 3600, run: fetchRates }],
};
