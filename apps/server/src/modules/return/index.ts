import { type Module, payClock } from "#platform";
import { onPayBefore } from "../payment/index.ts";
import { autopilotReturns } from "./autopilot.ts";
import { exchangePaid, lapseUnpaid } from "./exchange-payment.ts";
import { returnInvariants } from "./invariants.ts";
import { paymentTimer } from "./put-back.ts";
import { movePayBefore } from "./return.store.ts";
import { returnTrial } from "./return-trial.ts";
import { returnRoutes } from "./routes.ts";
import { returnDeskRoutes } from "./staff.routes.ts";

export { autopilotReturns } from "./autopilot.ts";

export const returnModule: Module = {
  name: "return",
  routes: [...returnRoutes, ...returnDeskRoutes],
  payClocks: { return: payClock(paymentTimer, ({ userId, subjectId }) => ({ userId, returnId: subjectId }), movePayBefore) },
  timers: [onPayBefore("return", paymentTimer, ({ userId, returnId }) => ({ userId, subjectId: returnId }), lapseUnpaid)],
  onTradePaid: { return: exchangePaid },
  autopilot: autopilotReturns,
  invariants: returnInvariants,
  settingTrials: [returnTrial],
};
