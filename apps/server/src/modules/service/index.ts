import { type Module, payClock } from "#platform";
import { onPayBefore } from "../payment/index.ts";
import { expireSupplement, supplementPaid } from "./answer-supplement.service.ts";
import { supplementTimer } from "./ask-supplement.service.ts";
import { expireUnpaidService } from "./expire-unpaid.timer.ts";
import { followGoods } from "./follow-goods.ts";
import { serviceInvariants } from "./invariants.ts";
import { unpaidServiceTimer } from "./order-services.service.ts";
import { serviceRoutes } from "./routes.ts";
import { servicePaid } from "./service-paid.ts";
import { itemServiceTrial } from "./service-trial.ts";
import { settleSupplements } from "./settle-supplements.ts";
import { serviceStaffRoutes } from "./staff-routes.ts";
import { tellSubscribers } from "./subscriptions.service.ts";
import { movePayBefore } from "./supplement.store.ts";

export const serviceModule: Module = {
  name: "service",
  routes: [...serviceRoutes, ...serviceStaffRoutes],
  onTradePaid: { service: servicePaid, supplement: supplementPaid },
  payClocks: {
    // A service ordered for goods keeps no instant of its own.
    service: payClock(
      unpaidServiceTimer,
      ({ userId, subjectId }) => ({ userId, id: subjectId }),
      () => Promise.resolve(),
    ),
    supplement: payClock(supplementTimer, ({ userId, subjectId }) => ({ userId, id: subjectId }), movePayBefore),
  },
  timers: [
    onPayBefore("service", unpaidServiceTimer, ({ userId, id }) => ({ userId, subjectId: id }), expireUnpaidService),
    onPayBefore("supplement", supplementTimer, ({ userId, id }) => ({ userId, subjectId: id }), expireSupplement),
  ],
  sweeps: [
    { name: "services follow their goods", everySeconds: 10, run: followGoods },
    { name: "supplements are booked", everySeconds: 10, run: settleSupplements },
    { name: "subscribers are told", everySeconds: 10, run: tellSubscribers },
  ],
  invariants: serviceInvariants,
  settingTrials: [itemServiceTrial],
};
