import type { Module } from "#platform";
import { withdrawalInvariants } from "./invariants.ts";
import { withdrawalRoutes } from "./routes.ts";
import { sendParts } from "./send-parts.ts";
import { withdrawalGauges } from "./withdrawal-gauges.store.ts";

export { sendParts } from "./send-parts.ts";

export const withdrawalModule: Module = {
  name: "withdrawal",
  routes: withdrawalRoutes,
  sweeps: [{ name: "send withdrawals to cards", everySeconds: 30, run: sendParts }],
  invariants: withdrawalInvariants,
  gauges: withdrawalGauges,
};
