import type { Module } from "#platform";
import { expertPaid } from "./expert-paid.ts";
import { expertTrial } from "./expert-trial.ts";
import { followExpertParcels } from "./follow-parcels.ts";
import { expertInvariants } from "./invariants.ts";
import { expertRoutes } from "./routes.ts";
import { expertTimerHandlers } from "./timers.ts";

const followSeconds = 10;

export const expertModule: Module = {
  name: "expert",
  routes: expertRoutes,
  onTradePaid: { expert: expertPaid },
  timers: expertTimerHandlers,
  sweeps: [{ name: "experts follow their parcels", everySeconds: followSeconds, run: followExpertParcels }],
  invariants: expertInvariants,
  settingTrials: [expertTrial],
};
