import type { Module } from "#platform";
import { endGoneSuspended } from "./end-gone.ts";
import { suspenseRoutes } from "./routes.ts";
import { sendBack } from "./send-back.ts";
import { suspenseGauges } from "./suspense-gauges.store.ts";
import { takeBackSuspended } from "./take-back.ts";

export { endGoneSuspended } from "./end-gone.ts";
export { sendBack } from "./send-back.ts";
export { takeBackSuspended } from "./take-back.ts";

export const suspenseModule: Module = {
  name: "suspense",
  routes: suspenseRoutes,
  gauges: suspenseGauges,
  sweeps: [
    { name: "send back money in suspense", everySeconds: 30, run: sendBack },
    { name: "take back suspended money whose refund failed", everySeconds: 30, run: takeBackSuspended },
    { name: "end suspended money the gateway took back", everySeconds: 30, run: endGoneSuspended },
  ],
};
