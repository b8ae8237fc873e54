import type { Module } from "#platform";
import { suspenseRoutes } from "./routes.ts";
import { sendBack } from "./send-back.ts";
import { suspenseGauges } from "./suspense-gauges.store.ts";
import { takeBackSuspended } from "./take-back.ts";

export { sendBack } from "./send-back.ts";
export { takeBackSuspended } from "./take-back.ts";

export const suspenseModule: Module = {
  name: "suspense",
  routes: suspenseRoutes,
  gauges: suspenseGauges,
  sweeps: [
    { name: "send back money in suspense", everySeconds: 30, run: sendBack },
    { name: "take back suspended money whose refund failed", everySeconds: 30, run: takeBackSuspended },
  ],
};
