import type { Module } from "#platform";
import { accountsAnew } from "./accounts-anew.ts";
import { withdrawalInvariants } from "./invariants.ts";
import { withdrawalRoutes } from "./routes.ts";
import { sendParts } from "./send-parts.ts";
import { takeBackParts } from "./take-back-parts.ts";
import { withdrawalGauges } from "./withdrawal-gauges.store.ts";

export { sendParts } from "./send-parts.ts";
export { takeBackParts } from "./take-back-parts.ts";
export { checkPayout, type PayoutRefusal, takeBackPayout } from "./take-back-payout.ts";

export const withdrawalModule: Module = {
  name: "withdrawal",
  routes: withdrawalRoutes,
  sweeps: [
    { name: "send withdrawals to cards", everySeconds: 30, run: sendParts },
    { name: "put back withdrawals that came back", everySeconds: 30, run: takeBackParts },
  ],
  reseals: [accountsAnew],
  invariants: withdrawalInvariants,
  gauges: withdrawalGauges,
};
