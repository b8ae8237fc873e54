import { orderLogistics } from "@sihai/contract/tracking";
import { type Module, onJob, route, usersOr } from "#platform";
import { followDelivery, followDeliveryJob } from "./follow-delivery.ts";
import { readLogistics } from "./read-logistics.service.ts";
import { pollDeliveries } from "./record-delivery-scans.ts";

export { announceDelivery } from "./announce-delivery.ts";
export { type Delivery, deliveriesOf, deliveriesOfMany, withdrawDeliveries } from "./delivery.store.ts";
export { polledMax, pollNumbers } from "./poll-numbers.ts";
export { recordDeliveryScans, scanOf } from "./record-delivery-scans.ts";
export { keepScans, type StoredScan, scansOf, wasScanned } from "./scan.store.ts";

const pollSeconds = 30;

export const trackingModule: Module = {
  name: "tracking",
  routes: [
    route(orderLogistics, {
      allow: usersOr("orders.read"),
      mayUseStandby: true,
      handle: ({ deps, query, who }) => readLogistics(deps, who.userId, query.orderNo),
    }),
  ],
  jobs: [onJob(followDeliveryJob, followDelivery)],
  sweeps: [{ name: "deliveries inside China", everySeconds: pollSeconds, run: pollDeliveries }],
  invariants: {
    "no more pieces are sent than were ordered": `
      select d.user_id, d.item_id from item_delivery d
      group by d.user_id, d.item_id having sum(d.pieces) > (select sum(i.quantity) from order_item i
        where i.user_id = d.user_id and (i.id = d.item_id or i.split_from = d.item_id))`,
  },
};
