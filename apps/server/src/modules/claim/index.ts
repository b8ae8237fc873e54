import { type Module, onTimer } from "#platform";
import { claimTrial } from "./claim-trial.ts";
import { claimInvariants } from "./invariants.ts";
import { lapseOffer, remindOfOffer } from "./lapse-offer.service.ts";
import { offerTimers } from "./offer-timers.ts";
import { claimRoutes } from "./routes.ts";
import { claimDeskRoutes } from "./staff.routes.ts";

export const claimModule: Module = {
  name: "claim",
  routes: [...claimRoutes, ...claimDeskRoutes],
  timers: [onTimer(offerTimers.lapses, lapseOffer), onTimer(offerTimers.reminds, remindOfOffer)],
  invariants: claimInvariants,
  settingTrials: [claimTrial],
};
