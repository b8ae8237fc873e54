import { ok, refuse } from "@sihai/domain";
import { mayOrderService, serviceDue } from "@sihai/domain/service";
import { clearTimer, type TradePaidHandler } from "#platform";
import { lockItems } from "../item/index.ts";
import { moveService } from "./move-service.ts";
import { unpaidServiceTimer } from "./order-services.service.ts";
import { bringForward, findService, lockService } from "./service.store.ts";

/**
 * Paid services go to the queue, in the payment's own transaction. Refuses when the goods have left meanwhile, so that nobody pays for what
 * can no longer be done. Goods that wait to be stocked in move up in the queue when priority was bought for them (rule P-12).
 */
export const servicePaid: TradePaidHandler = async (tx, { userId, subjects, at }, { settings }) => {
  const found = await Promise.all(subjects.map(({ subjectId }) => findService(tx, subjectId, userId)));
  await lockItems(
    tx,
    found.filter((service) => service !== null).map(({ itemId }) => ({ userId, itemId })),
  );
  for (const { subjectId, amount } of subjects) {
    const service = await lockService(tx, { userId, id: subjectId });
    if (!service) return refuse({ code: "SERVICE_NOT_FOUND" });
    if (service.total.amount !== amount.amount) throw new Error(`service ${service.id} was paid at another price`);
    if (!mayOrderService(service.serviceNo, service.itemState)) return refuse({ code: "SERVICE_NOT_OFFERED" });
    const by = { kind: "user", id: userId } as const;
    if (!(await moveService(tx, service, { to: "ordered", by, at }, { paidAt: at })))
      return refuse({ code: "SERVICE_STATE_REFUSED" });
    if (service.serviceNo === "priority-stock-in" && service.itemState === "signed") {
      const due = serviceDue(service.serviceNo, { ...service, paidAt: at }, settings);
      if (due) await bringForward(tx, service, due);
    }
    await clearTimer(tx, unpaidServiceTimer, { userId, id: service.id });
  }
  return ok();
};
