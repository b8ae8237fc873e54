import type { Module } from "#platform";
import { suspenseRoutes } from "./routes.ts";
import { sendBack } from "./send-back.ts";
import { suspenseGauges } from "./suspense-gauges.store.ts";

export { sendBack } from "./send-back.ts";

export const suspenseModule: Module = {
  name: "suspense",
  routes: suspenseRoutes,
  gauges: suspenseGauges,
  sweeps: [{ name: "send back money in suspense", everySeconds: 30, run: sendBack }],
};
