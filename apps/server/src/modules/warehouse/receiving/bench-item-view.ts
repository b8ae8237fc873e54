import { goodsClassOf } from "@sihai/domain/goods";
import { named } from "@sihai/domain/language";
import { cameAfterCutOff, memberMark } from "@sihai/domain/warehouse";
import type { Deps } from "#platform";
import { forStaff } from "../../file/index.ts";
import type { BenchItem } from "./bench-item.store.ts";

/** An item as the benches show it: whose, what, how many, where it stands, what came before. */
export function viewBenchItem({ settings, clock }: Pick<Deps, "settings" | "clock">, item: BenchItem) {
  const goodsClass = goodsClassOf(settings.at(clock.now()).goodsClasses, item.classId);
  return {
    itemNo: item.itemNo,
    orderNo: item.orderNo,
    state: item.state,
    name: named(item.name),
    skuName: item.skuName,
    pictureUrl: forStaff(item.pictureUrl),
    pictureFileIds: item.pictureFileIds,
    quantity: item.quantity,
    warehouse: item.warehouse,
    customerMark: memberMark(item.userId),
    courier: item.courier,
    trackingNo: item.trackingNo,
    flags: item.flags,
    services: item.services,
    detailedPhotos: item.detailedPhotos,
    remark: item.remark,
    dueAt: item.dueAt,
    priority: item.priority,
    ...(goodsClass && { usualGrams: goodsClass.avgGrams * item.quantity }),
    wish: item.wish,
    signedAt: item.signedAt,
    afterCutOff: item.signedAt !== null && cameAfterCutOff(item.signedAt, settings.at(item.signedAt)),
    numberByStaff: item.numberByStaff,
    arrivals: item.arrivals.map(({ trackingNo, count, total, shelf, at }) => ({ trackingNo, count, total, shelf, at })),
  };
}
