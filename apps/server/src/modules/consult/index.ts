import { type Module, onTimer } from "#platform";
import { onPayBefore } from "../payment/index.ts";
import { closeAnswered } from "./end-consult.service.ts";
import { consultInvariants } from "./invariants.ts";
import { consultRoutes } from "./routes.ts";
import { endByTime, lapseUnpaid, speedyPaid } from "./speed-up-consult.service.ts";
import { movePayBefore } from "./speedy.store.ts";
import { consultDeskRoutes } from "./staff.routes.ts";
import { consultTimers } from "./timer-names.ts";

export const consultModule: Module = {
  name: "consult",
  routes: [...consultRoutes, ...consultDeskRoutes],
  onTradePaid: { consult: speedyPaid },
  payClocks: { consult: { timer: consultTimers.speedyUnpaid.kind, move: movePayBefore } },
  timers: [
    onPayBefore("consult", onTimer(consultTimers.speedyUnpaid, lapseUnpaid)),
    onTimer(consultTimers.speedyLate, endByTime),
    onTimer(consultTimers.closes, closeAnswered),
  ],
  invariants: consultInvariants,
};
