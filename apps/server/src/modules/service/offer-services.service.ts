import { ok, refuse } from "@sihai/domain";
import { named } from "@sihai/domain/language";
import { memberRules } from "@sihai/domain/membership";
import { serviceRemarkMost } from "@sihai/domain/order";
import {
  type ItemServiceNo,
  type ItemServiceRules,
  itemServiceNos,
  itemServicePrice,
  itemServices,
  mayOrderService,
  serviceQuantityMost,
} from "@sihai/domain/service";
import type { Db, Deps, Tx } from "#platform";
import { levelOf } from "../freight/index.ts";
import { type ItemService, servicesOfItems } from "./service.store.ts";
import { itemsOfOrder, type ServiceItem } from "./service-item.store.ts";

/** Of a service done for the item before; only detailed photos count on. */
export function doneBefore(services: readonly ItemService[], itemId: string, serviceNo: ItemServiceNo): number {
  if (itemServices[serviceNo].per !== "photo") return 0;
  return services
    .filter((one) => one.itemId === itemId && one.serviceNo === serviceNo && one.state === "done")
    .reduce((sum, { done }) => sum + (done ?? 0), 0);
}

/** Whether a service ordered by itself is not done and not called off. */
export function isOpen(services: readonly ItemService[], itemId: string, serviceNo: ItemServiceNo): boolean {
  return services.some(
    (one) => one.itemId === itemId && one.serviceNo === serviceNo && one.state !== "done" && one.state !== "cancelled",
  );
}

/** What was chosen with the order and is not in the queue yet counts as open too. */
export function isChosenAtSubmit({ services }: ServiceItem, serviceNo: ItemServiceNo): boolean {
  return services.some((one) => one.serviceNo === serviceNo);
}

/** Whether a service of the item is under way, whether ordered by itself or waiting to be taken over from the order. */
export function isUnderWay(item: ServiceItem, services: readonly ItemService[], serviceNo: ItemServiceNo): boolean {
  const takenOver = services.some((one) => one.itemId === item.itemId && one.origin === "order");
  return isOpen(services, item.itemId, serviceNo) || (!takenOver && isChosenAtSubmit(item, serviceNo));
}

/** The lists of basic and value-added services for an order's items, as each stands now. */
export async function offerServices({ db, settings, clock }: Deps, userId: string, orderNo: string, itemNo: string | undefined) {
  const all = await itemsOfOrder(db, userId, orderNo);
  if (!all) return refuse({ code: "ORDER_NOT_FOUND" });
  const items = all.filter((item) => itemNo === undefined || item.itemNo === itemNo);
  if (items.length === 0) return refuse({ code: "ITEM_NOT_FOUND" });
  const services = await servicesOf(db, userId, items);
  const rules = memberRules(settings.at(clock.now()), await levelOf(db, userId));
  return ok({
    orderNo,
    items: items.map((item) => ({
      itemNo: item.itemNo,
      name: named(item.name),
      skuName: item.skuName,
      pictureUrl: item.pictureUrl,
      quantity: item.quantity,
      state: item.itemState,
      services: itemServiceNos.flatMap((serviceNo) => offerOf(item, services, serviceNo, rules)),
    })),
  });
}

function servicesOf(db: Db | Tx, userId: string, items: readonly ServiceItem[]): Promise<ItemService[]> {
  return servicesOfItems(
    db,
    userId,
    items.map(({ itemId }) => itemId),
  );
}

function offerOf(item: ServiceItem, services: readonly ItemService[], serviceNo: ItemServiceNo, rules: ItemServiceRules) {
  const { kind, per, included, needsRemark } = itemServices[serviceNo];
  if (!included && !mayOrderService(serviceNo, item.itemState)) return [];
  const before = doneBefore(services, item.itemId, serviceNo);
  const quantityMax = serviceQuantityMost(serviceNo, { pieces: item.quantity, before }, rules);
  return [
    {
      serviceNo,
      kind,
      per,
      unitPrice: itemServicePrice(serviceNo, rules),
      halfPriceFrom: rules.finePhotoTerms.halfPriceFrom,
      included,
      open: isUnderWay(item, services, serviceNo),
      quantity: per === "photo" ? null : quantityMax,
      quantityMax,
      before,
      needsRemark,
      remarkMaxLength: serviceRemarkMost,
    },
  ];
}
