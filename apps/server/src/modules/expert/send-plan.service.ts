import { type Money, ok, type Result, refuse, toDecimal, zero } from "@sihai/domain";
import { type ExpertState, expertAnswerBefore } from "@sihai/domain/expert";
import { attemptWork, type Deps, type Once, setTimer, type Tx, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { levelOf } from "../freight/index.ts";
import { lockCustomer } from "../identity/index.ts";
import { tell } from "../message/index.ts";
import { payFromHeld } from "../payment/index.ts";
import { storedItemsOf } from "../warehouse/index.ts";
import { acceptPlan } from "./accept-plan.ts";
import { type ExpertService, expertItemIds, findExpert, lockExpert, updateExpert } from "./expert.store.ts";
import { type DraftParcel, insertPlan } from "./expert-plan.store.ts";
import { type MoveRefusal, moveExpert } from "./move-expert.ts";
import { type Market, marketNow, type PlanPriceRefusal, pricePlan, totalOf } from "./price-plan.ts";
import { endHold, purseOfHold } from "./set-aside.ts";
import { expertTimers } from "./timer-names.ts";

type Command = {
  staffId: string;
  serviceBarcode: string;
  parcels: readonly DraftParcel[];
  note: string;
  now: Date;
  once: Once | null;
};
type Sent = { state: ExpertState; total: Money; answerBefore: Date | null };
type Refusal =
  | MoveRefusal
  | PlanPriceRefusal
  | { code: "EXPERT_NOT_FOUND" | "EXPERT_PLAN_INCOMPLETE" | "EXPERT_ONE_PARCEL_WANTED" };

/**
 * Sends the plan. With direct deduction its parcels are made and paid at once from what was set aside, the rest of which goes back; where
 * that does not reach or something must be asked, the customer confirms like anybody else, and all that was set aside is his again.
 */
export async function sendExpertPlan(deps: Deps, { staffId, serviceBarcode, parcels, note, now, once }: Command) {
  const market = await marketNow(deps, now);
  if (!market.ok) return market;
  return transact<Sent, Refusal>(
    deps.db,
    async (tx) => {
      const known = await findExpert(tx, serviceBarcode);
      if (!known) return refuse({ code: "EXPERT_NOT_FOUND" });
      await lockCustomer(tx, known.userId);
      const service = await lockExpert(tx, known);
      if (service?.state !== "processing") return refuse({ code: "EXPERT_STATE_REFUSED" });
      const { userId } = service;
      const itemIds = await expertItemIds(tx, service);
      const whole = holdsEach(itemIds, parcels);
      if (!whole) return refuse({ code: "EXPERT_PLAN_INCOMPLETE" });
      if (!service.maySplit && parcels.length > 1) return refuse({ code: "EXPERT_ONE_PARCEL_WANTED" });
      const planned = pricePlan({
        drafts: parcels,
        items: await storedItemsOf(tx, userId, itemIds),
        address: service.address,
        declared: service.declared,
        level: await levelOf(tx, userId),
        market: market.value,
        now,
      });
      if (!planned.ok) return planned;
      const total = totalOf(planned.value);
      const planNo = service.planNo + 1;
      await insertPlan(
        tx,
        { ...service, planNo },
        planned.value.map(({ draft, priced }) => ({ ...draft, quoted: priced.total })),
      );
      await updateExpert(tx, service, { planNo, planNote: note, planSentAt: now, confirmWhy: null });
      const acts = { staffId, subject: `expert:${serviceBarcode}`, at: now };
      await audit(tx, { ...acts, action: "expert.send", facts: { parcels: parcels.length, totalCny: toDecimal(total), planNo } });
      const sent = { ...service, planNo, planNote: note, planSentAt: now };
      const direct = await deductDirectly(tx, deps, sent, total, market.value, now);
      const by = { kind: "staff", id: staffId } as const;
      const facts = { serviceBarcode, parcels: parcels.length, totalCny: toDecimal(total) };
      const link = `/delivery-expert/packing-plan?serviceBarcode=${serviceBarcode}`;
      if (direct.ok) {
        const moved = await moveExpert(tx, sent, { to: "paid", by, at: now, note }, { dueAt: null });
        if (!moved.ok) return moved;
        await tell(tx, deps, { userId, type: "parcel", template: "expert-plan-paid", facts, link, mail: true, at: now });
        return ok({ state: "paid", total, answerBefore: null });
      }
      await endHold(tx, service, zero("CNY"), now);
      const answerBefore = expertAnswerBefore(now, deps.settings.at(now));
      const moved = await moveExpert(
        tx,
        sent,
        { to: "pending-payment", by, at: now, note },
        {
          answerBefore,
          dueAt: null,
          confirmWhy: direct.refusal.code === "CONFIRM_FIRST" ? null : direct.refusal.code,
        },
      );
      if (!moved.ok) return moved;
      await setTimer(tx, expertTimers.unanswered, service, answerBefore);
      await tell(tx, deps, {
        userId,
        type: "parcel",
        template: "expert-plan-ready",
        facts: { ...facts, answerBefore: answerBefore.toISOString() },
        link,
        mail: true,
        at: now,
      });
      return ok({ state: "pending-payment", total, answerBefore });
    },
    once,
  );
}

/** Every item once, and nothing else. */
function holdsEach(itemIds: readonly string[], parcels: readonly DraftParcel[]): boolean {
  const packed = parcels.flatMap((parcel) => parcel.itemIds);
  return packed.length === itemIds.length && new Set(packed).size === packed.length && itemIds.every((id) => packed.includes(id));
}

/** Makes and pays the parcels from what was set aside; a refusal leaves nothing of it, and says what stood in the way. */
async function deductDirectly(
  tx: Tx,
  deps: Deps,
  service: ExpertService,
  total: Money,
  market: Market,
  now: Date,
): Promise<Result<undefined, { code: string }>> {
  if (service.deduction !== "direct" || service.holdEndedAt !== null) return refuse({ code: "CONFIRM_FIRST" });
  if (total.amount > service.hold.amount) return refuse({ code: "HOLD_TOO_SMALL" });
  const identity = { kind: "personal", companyName: "", number: "" } as const;
  return attemptWork(tx, async (): Promise<Result<undefined, { code: string }>> => {
    const agreed = { agreedDifference: true, agreedOpenServices: true, agreedBefore: true };
    const accepted = await acceptPlan(tx, deps, service, { market, identity, seen: total, ...agreed, now });
    if (!accepted.ok) return accepted;
    const paid = await payFromHeld(tx, deps, {
      userId: service.userId,
      tradeNo: accepted.value.tradeNo,
      purse: purseOfHold(service),
      at: now,
    });
    if (!paid.ok) return paid;
    await endHold(tx, service, total, now);
    return ok();
  });
}
