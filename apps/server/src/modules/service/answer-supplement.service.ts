import { type Money, ok, refuse, sum, zero } from "@sihai/domain";
import { declineCancelsItem } from "@sihai/domain/service";
import { clearTimer, type Deps, type Once, type SubjectOf, type TradePaidHandler, type Tx, transact } from "#platform";
import { lockItems } from "../item/index.ts";
import { cancelItems, lockItemForRefund, raiseBudget } from "../order/index.ts";
import { cancelOpenTrade, lockLiveTrade, openTrade } from "../payment/index.ts";
import { type Actor, recordStep } from "../timeline/index.ts";
import { supplementTimer } from "./ask-supplement.service.ts";
import { closeSupplement, findSupplement, lockSupplement, type Supplement, subjectOf } from "./supplement.store.ts";

/** Paid supplements count towards what their item may cost; others are booked by the sweep, once their money has arrived. */
export const supplementPaid: TradePaidHandler = async (tx, { userId, subjects, at }) => {
  const found = await Promise.all(subjects.map(({ subjectId }) => findSupplement(tx, userId, subjectId)));
  const items = await lockItems(
    tx,
    found.filter((one) => one !== null).map(({ itemId }) => ({ userId, itemId })),
  );
  for (const { subjectId, amount } of subjects) {
    const supplement = await lockSupplement(tx, userId, subjectId);
    const item = items.find(({ id }) => id === supplement?.itemId);
    if (!supplement || !item) return refuse({ code: "SUPPLEMENT_NOT_FOUND" });
    if (supplement.state !== "requested" || item.state === "cancelled") return refuse({ code: "SUPPLEMENT_CLOSED" });
    if (supplement.covers === "budget" && item.state !== "buying" && item.state !== "awaiting-confirmation")
      return refuse({ code: "SUPPLEMENT_CLOSED" });
    if (supplement.amount.amount !== amount.amount) throw new Error(`supplement ${supplement.id} was paid at another price`);
    await end(tx, supplement, "paid", { kind: "user", id: userId }, at);
    if (supplement.covers === "budget") await raiseBudget(tx, item, amount);
  }
  return ok();
};

async function end(
  tx: Tx,
  { userId, id }: Supplement,
  to: "paid" | "declined" | "expired" | "withdrawn",
  by: Actor,
  at: Date,
): Promise<void> {
  await closeSupplement(tx, { userId, id }, to === "paid" ? { state: to, paidAt: at } : { state: to });
  await recordStep(tx, { userId, subjectKind: "service", subjectId: id, from: "requested", to, by, at });
  await clearTimer(tx, supplementTimer, { userId, id });
}

type Refusal = { code: "SUPPLEMENT_NOT_FOUND" } | { code: "SUPPLEMENT_CLOSED" };
type Declined = { refunded: Money; itemCancelled: boolean };

/** Declines: nothing is paid. A dearer purchase is then called off with everything given back; goods bought already stay. */
export function declineSupplement(
  deps: Deps,
  { userId, supplementId, now, once }: { userId: string; supplementId: string; now: Date; once: Once | null },
) {
  return transact<Declined, Refusal>(
    deps.db,
    async (tx) => {
      const known = await findSupplement(tx, userId, supplementId);
      if (!known) return refuse({ code: "SUPPLEMENT_NOT_FOUND" });
      return closeUnpaid(tx, deps, known, "declined", { kind: "user", id: userId }, now);
    },
    once,
  );
}

/** Ends an open supplement without payment: its own payment first, then the order's, then the item (lock order). */
export async function closeUnpaid(
  tx: Tx,
  deps: Deps,
  known: Supplement,
  to: "declined" | "expired" | "withdrawn",
  by: Actor,
  at: Date,
) {
  const { userId, id, itemNo } = known;
  const stopped = await cancelOpenTrade(tx, { userId, purpose: "supplement", subjectId: id, at });
  if (!stopped.ok) return refuse({ code: "SUPPLEMENT_CLOSED" });
  const item = await lockItemForRefund(tx, itemNo, userId);
  const supplement = await lockSupplement(tx, userId, id);
  if (!item || supplement?.state !== "requested") return refuse({ code: "SUPPLEMENT_CLOSED" });
  await end(tx, supplement, to, by, at);
  if (to === "withdrawn" || !declineCancelsItem(supplement.covers, item.state))
    return ok({ refunded: zero("CNY"), itemCancelled: false });
  const refunded = await cancelItems(tx, deps, [item], { by, at, reason: "declined" });
  return ok({ refunded, itemCancelled: true });
}

/** No answer in time counts as no. */
export async function expireSupplement({ userId, id }: SubjectOf<typeof supplementTimer>, deps: Deps, tx: Tx): Promise<void> {
  const known = await findSupplement(tx, userId, id);
  if (known) await closeUnpaid(tx, deps, known, "expired", { kind: "system" }, deps.clock.now());
}

/** One payment for several open supplements: their own give way to it. Its deadline is the earliest of theirs. */
export function paySupplements(
  deps: Deps,
  { userId, supplementIds, now, once }: { userId: string; supplementIds: readonly string[]; now: Date; once: Once | null },
) {
  const ids = [...new Set(supplementIds)].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
  return transact<{ tradeNo: string; total: Money }, Refusal>(
    deps.db,
    async (tx) => {
      for (const subjectId of ids) await lockLiveTrade(tx, { userId, purpose: "supplement", subjectId });
      const open: Supplement[] = [];
      for (const id of ids) {
        const supplement = await findSupplement(tx, userId, id);
        if (!supplement) return refuse({ code: "SUPPLEMENT_NOT_FOUND" });
        if (supplement.state !== "requested" || supplement.payBefore <= now) return refuse({ code: "SUPPLEMENT_CLOSED" });
        const stopped = await cancelOpenTrade(tx, { userId, purpose: "supplement", subjectId: id, at: now });
        if (!stopped.ok) return refuse({ code: "SUPPLEMENT_CLOSED" });
        open.push(supplement);
      }
      const expiresAt = new Date(Math.min(...open.map(({ payBefore }) => payBefore.getTime())));
      const subjects = open.map(subjectOf);
      const { tradeNo } = await openTrade(tx, { userId, purpose: "supplement", subjects, expiresAt, at: now });
      const total = sum(
        open.map(({ amount }) => amount),
        "CNY",
      );
      return ok({ tradeNo, total });
    },
    once,
  );
}
