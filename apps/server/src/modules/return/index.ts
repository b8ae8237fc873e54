import { type Module, onTimer } from "#platform";
import { autopilotReturns } from "./autopilot.ts";
import { exchangePaid, lapseUnpaid } from "./exchange-payment.ts";
import { returnInvariants } from "./invariants.ts";
import { paymentTimer } from "./put-back.ts";
import { returnTrial } from "./return-trial.ts";
import { returnRoutes } from "./routes.ts";
import { returnDeskRoutes } from "./staff.routes.ts";

export { autopilotReturns } from "./autopilot.ts";

export const returnModule: Module = {
  name: "return",
  routes: [...returnRoutes, ...returnDeskRoutes],
  timers: [onTimer(paymentTimer, lapseUnpaid)],
  onTradePaid: { return: exchangePaid },
  autopilot: autopilotReturns,
  invariants: returnInvariants,
  settingTrials: [returnTrial],
};
