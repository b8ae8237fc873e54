import type { Gauge } from "../gauges.ts";

/** What each standby is late by, and whether it is asked. */
export const standbyGauges: readonly Gauge[] = [
  {
    name: "sihai_standby_lag_seconds",
    help: "How late a standby is; left out where it does not answer",
    labels: ["standby"],
    read: async ({ standbys }) =>
      standbys
        .states()
        .flatMap(({ name, lagSeconds }) => (lagSeconds === null ? [] : [{ labels: { standby: name }, value: lagSeconds }])),
  },
  {
    name: "sihai_standby_asked",
    help: "1 while reads go to a standby, 0 while it is left out",
    labels: ["standby"],
    read: async ({ standbys }) =>
      standbys.states().map(({ name, why }) => ({ labels: { standby: name }, value: why === null ? 1 : 0 })),
  },
];
