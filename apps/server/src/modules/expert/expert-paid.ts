import { ok, refuse } from "@sihai/domain";
import { expertDue } from "@sihai/domain/expert";
import { clearTimer, type TradePaidHandler } from "#platform";
import { lockItems } from "../item/index.ts";
import { pauseStorage } from "../warehouse/index.ts";
import { expertItemIds, lockExpert } from "./expert.store.ts";
import { moveExpert } from "./move-expert.ts";
import { expertTimers } from "./timer-names.ts";

/** The fee is paid: the working days of the plan begin, and the goods' storage clock stands still while the expert has them. */
export const expertPaid: TradePaidHandler = async (tx, { userId, subjects, at }, deps) => {
  for (const { subjectId, amount } of subjects) {
    const key = { userId, id: subjectId };
    const service = await lockExpert(tx, key);
    if (!service) return refuse({ code: "EXPERT_NOT_FOUND" });
    if (service.fee.amount !== amount.amount)
      throw new Error(`expert service ${service.serviceBarcode} was paid at another price`);
    const itemIds = await expertItemIds(tx, key);
    await lockItems(
      tx,
      itemIds.map((itemId) => ({ userId, itemId })),
    );
    const dueAt = new Date(expertDue(at.toISOString(), deps.settings.at(at)).latest);
    const by = { kind: "user", id: userId } as const;
    const moved = await moveExpert(tx, service, { to: "unprocessed", by, at }, { feePaidAt: at, dueAt });
    if (!moved.ok) return moved;
    await pauseStorage(tx, userId, itemIds, at);
    await clearTimer(tx, expertTimers.unpaid, key);
  }
  return ok();
};
