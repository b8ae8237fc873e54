import { type Module, onTimer, payClock } from "#platform";
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
  payClocks: {
    consult: payClock(consultTimers.speedyUnpaid, ({ userId, subjectId }) => ({ userId, id: subjectId }), movePayBefore),
  },
  timers: [
    onPayBefore("consult", consultTimers.speedyUnpaid, ({ userId, id }) => ({ userId, subjectId: id }), lapseUnpaid),
    onTimer(consultTimers.speedyLate, endByTime),
    onTimer(consultTimers.closes, closeAnswered),
  ],
  invariants: consultInvariants,
};
