import { type Module, onTimer, payClock } from "#platform";
import { onPayBefore } from "../payment/index.ts";
import { autopilotBuying } from "./buying/autopilot.ts";
import { cancelUnanswered } from "./buying/confirm-expired.timer.ts";
import { confirmTimer } from "./cancel/cancel-items.ts";
import { cancelUnpaidOrder } from "./cancel/cancel-unpaid.timer.ts";
import { refuseAtWarehouse } from "./cancel/refuse-at-warehouse.ts";
import { orderInvariants } from "./invariants.ts";
import { isForwarding, movePayBefore } from "./order.store.ts";
import { orderRoutes } from "./routes.ts";
import { buyingRoutes } from "./staff.routes.ts";
import { orderPaid } from "./submit/pay-order.ts";
import { unpaidTimer } from "./submit/submit-order.service.ts";

export { autopilotBuying } from "./buying/autopilot.ts";
export { lockItemForRefund } from "./buying/take-items.service.ts";
export { cancelItems } from "./cancel/cancel-items.ts";
export { lockInOrder } from "./cancel/cancel-order.service.ts";
export { giveBack } from "./cancel/give-back.ts";
export { raiseBudget, refundOrderedService } from "./cancel/refund-service.ts";
export { standingDiscount } from "./discount-item.ts";
export { claimDelivery, itemsByNos, itemsOfOrders, orderOfItem, splitRow } from "./item.store.ts";
export { findOrder, findOrders, insertOrder, lockOrders, setCancelReason } from "./order.store.ts";
export { insertItem } from "./submit/insert-item.store.ts";

export const orderModule: Module = {
  name: "order",
  routes: [...orderRoutes, ...buyingRoutes],
  timers: [
    onPayBefore("order", unpaidTimer, ({ userId, orderId }) => ({ userId, subjectId: orderId }), cancelUnpaidOrder),
    onTimer(confirmTimer, cancelUnanswered),
  ],
  onTradePaid: { order: orderPaid },
  payClocks: {
    order: {
      ...payClock(unpaidTimer, ({ userId, subjectId }) => ({ userId, orderId: subjectId }), movePayBefore),
      isPaidAlone: isForwarding,
    },
  },
  onItemRefused: refuseAtWarehouse,
  autopilot: autopilotBuying,
  invariants: orderInvariants,
};
