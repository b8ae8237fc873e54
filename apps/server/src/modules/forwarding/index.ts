import { type Module, onTimer } from "#platform";
import { cancelWithoutLogistics, remindOfLogistics } from "./logistics-due.timer.ts";
import { forwardingRoutes } from "./routes.ts";
import { logisticsTimers } from "./timers.ts";

export const forwardingModule: Module = {
  name: "forwarding",
  routes: forwardingRoutes,
  timers: [
    onTimer(logisticsTimers.due, cancelWithoutLogistics),
    onTimer(logisticsTimers.remind, remindOfLogistics),
    onTimer(logisticsTimers.remindAgain, remindOfLogistics),
  ],
  invariants: {
    "F37 what is on its way under a number is one customer's": `
      select tracking_no, count(distinct user_id) from order_item where state in ('seller-shipped', 'in-transit') and tracking_no is not null
      group by tracking_no having count(distinct user_id) > 1`,
    "an announced item on its way holds its number": `
      select i.item_no, i.tracking_no from order_item i where i.state = 'in-transit' and not exists (
        select 1 from delivery_claim c where c.user_id = i.user_id and c.tracking_no = i.tracking_no and c.closed_at is null)`,
    "P-05 an item without logistics has a deadline that will be kept": `
      select i.item_no from order_item i where i.state = 'awaiting-logistics' and (i.due_at is null or not exists (
        select 1 from timer t where t.kind = '${logisticsTimers.due.kind}' and t.subject = i.user_id || ':' || i.id and t.fired_at is null))`,
    "the services of an announced item are earned once it is stocked in, and only then": `
      select i.item_no, i.state from order_item i join purchase_order o on o.user_id = i.user_id and o.id = i.order_id
      left join ledger_entry earned on earned.business_key = 'forwarding-services:' || i.id
      where o.type = 'zy' and i.paid_cny > 0 and (earned.id is not null) <>
        (i.state in ('stocked-in', 'in-parcel', 'shipped', 'received', 'lost', 'returning', 'exchanging', 'returned', 'forfeited'))
        and not (i.state = 'awaiting-confirmation')`,
  },
};
