import { type Module, onTimer } from "#platform";
import { autopilotBuying } from "./autopilot.ts";
import { confirmTimer } from "./cancel-items.ts";
import { cancelUnpaidOrder } from "./cancel-unpaid.timer.ts";
import { cancelUnanswered } from "./confirm-expired.timer.ts";
import { orderInvariants } from "./invariants.ts";
import { orderPaid } from "./pay-order.ts";
import { refuseAtWarehouse } from "./refuse-at-warehouse.ts";
import { orderRoutes } from "./routes.ts";
import { buyingRoutes } from "./staff.routes.ts";
import { unpaidTimer } from "./submit-order.service.ts";

export { autopilotBuying } from "./autopilot.ts";
export { cancelItems } from "./cancel-items.ts";
export { lockInOrder } from "./cancel-order.service.ts";
export { giveBack } from "./give-back.ts";
export { classFlags, isGoodsClass } from "./goods-class.ts";
export { insertItem } from "./insert-item.store.ts";
export { claimDelivery, itemsOfOrders, orderOfItem, splitRow, updateItem } from "./item.store.ts";
export { findOrder, findOrders, insertOrder, lockOrders, setCancelReason } from "./order.store.ts";
export { raiseBudget, refundOrderedService } from "./refund-service.ts";
export { lockItemForRefund } from "./take-items.service.ts";

export const orderModule: Module = {
  name: "order",
  routes: [...orderRoutes, ...buyingRoutes],
  timers: [onTimer(unpaidTimer, cancelUnpaidOrder), onTimer(confirmTimer, cancelUnanswered)],
  onTradePaid: { order: orderPaid },
  onItemRefused: refuseAtWarehouse,
  autopilot: autopilotBuying,
  invariants: orderInvariants,
};
