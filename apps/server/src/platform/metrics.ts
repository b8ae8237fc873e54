import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

export const requestSeconds = new Histogram({
  name: "sihai_request_seconds",
  help: "Time from request to reply",
  labelNames: ["route", "status"],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
  registers: [registry],
});

export const readsThatMayLag = new Counter({
  name: "sihai_lagging_reads_total",
  help: "Reads that a standby may answer, by who did",
  labelNames: ["from"],
  registers: [registry],
});

export const businessEvents = new Counter({
  name: "sihai_business_events_total",
  help: "Orders paid, parcels shipped and so on",
  labelNames: ["event"],
  registers: [registry],
});
