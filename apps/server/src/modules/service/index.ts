import { type Module, onTimer } from "#platform";
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
    service: { timer: unpaidServiceTimer.kind, move: () => Promise.resolve() },
    supplement: { timer: supplementTimer.kind, move: movePayBefore },
  },
  timers: [
    onPayBefore("service", onTimer(unpaidServiceTimer, expireUnpaidService)),
    onPayBefore("supplement", onTimer(supplementTimer, expireSupplement)),
  ],
  sweeps: [
    { name: "services follow their goods", everySeconds: 10, run: followGoods },
    { name: "supplements are booked", everySeconds: 10, run: settleSupplements },
    { name: "subscribers are told", everySeconds: 10, run: tellSubscribers },
  ],
  invariants: serviceInvariants,
  settingTrials: [itemServiceTrial],
};
