import type { Module } from "#platform";
import { autopilotBuying } from "./autopilot.ts";
import { confirmTimer } from "./cancel-items.ts";
import { cancelUnpaidOrder } from "./cancel-unpaid.timer.ts";
import { cancelUnanswered } from "./confirm-expired.timer.ts";
import { orderInvariants } from "./invariants.ts";
import { orderPaid } from "./pay-order.ts";
import { orderRoutes } from "./routes.ts";
import { buyingRoutes } from "./staff.routes.ts";
import { unpaidTimer } from "./submit-order.service.ts";

export { autopilotBuying } from "./autopilot.ts";

export const orderModule: Module = {
  name: "order",
  routes: [...orderRoutes, ...buyingRoutes],
  timers: { [unpaidTimer]: cancelUnpaidOrder, [confirmTimer]: cancelUnanswered },
  onTradePaid: { order: orderPaid },
  autopilot: autopilotBuying,
  invariants: orderInvariants,
};
