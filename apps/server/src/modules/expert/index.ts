import { type Module, payClock } from "#platform";
import { movePayBefore } from "./expert.store.ts";
import { expertPaid } from "./expert-paid.ts";
import { expertTrial } from "./expert-trial.ts";
import { followExpertParcels } from "./follow-parcels.ts";
import { expertInvariants } from "./invariants.ts";
import { expertRoutes } from "./routes.ts";
import { expertTimers } from "./timer-names.ts";
import { expertTimerHandlers } from "./timers.ts";

const followSeconds = 10;

export const expertModule: Module = {
  name: "expert",
  routes: expertRoutes,
  onTradePaid: { expert: expertPaid },
  payClocks: { expert: payClock(expertTimers.unpaid, ({ userId, subjectId }) => ({ userId, id: subjectId }), movePayBefore) },
  timers: expertTimerHandlers,
  sweeps: [{ name: "experts follow their parcels", everySeconds: followSeconds, run: followExpertParcels }],
  invariants: expertInvariants,
  settingTrials: [expertTrial],
};
