import { type Money, ok, refuse, zero } from "@sihai/domain";
import { moneyOfCancelled } from "@sihai/domain/service";
import { clearTimer, type Deps, type Once, type Tx, transact } from "#platform";
import { lockItems } from "../item/index.ts";
import { cancelOpenTrade, lockLiveTrade } from "../payment/index.ts";
import type { Actor } from "../timeline/index.ts";
import { bookService } from "./close-money.ts";
import { moveService } from "./move-service.ts";
import { unpaidServiceTimer } from "./order-services.service.ts";
import { findService, type ItemService, lockService } from "./service.store.ts";
import { isCancellable } from "./service-view.ts";

type Command = { userId: string; entryId: string; now: Date; once: Once | null };

/** Calls off a service nobody has begun. Unpaid: its payment is dissolved. Paid: its fee goes back to the wallet, once (rule F42). */
export function cancelService(deps: Deps, { userId, entryId, now, once }: Command) {
  return transact<{ refunded: Money }, { code: "SERVICE_NOT_FOUND" } | { code: "SERVICE_CANCEL_REFUSED" }>(
    deps.db,
    async (tx) => {
      const known = await findService(tx, entryId, userId);
      if (!known) return refuse({ code: "SERVICE_NOT_FOUND" });
      const service = await lockWithPayment(tx, known);
      if (!isCancellable(service)) return refuse({ code: "SERVICE_CANCEL_REFUSED" });
      return ok({ refunded: await callOff(tx, service, "cancelled", { kind: "user", id: userId }, now) });
    },
    once,
  );
}

/** Locks a service the way everybody does who may give its money back: its payment, its item, itself. */
export async function lockWithPayment(tx: Tx, known: ItemService): Promise<ItemService> {
  const { userId, id, itemId, orderId } = known;
  if (known.origin === "order") await lockLiveTrade(tx, { userId, purpose: "order", subjectId: orderId });
  else await lockLiveTrade(tx, { userId, purpose: "service", subjectId: id });
  await lockItems(tx, [{ userId, itemId }]);
  const service = await lockService(tx, known);
  if (!service) throw new Error(`service ${id} is gone`);
  return service;
}

/** Ends a locked service without its being done. Returns what went back to the wallet. */
export async function callOff(
  tx: Tx,
  service: ItemService,
  reason: "cancelled" | "goods-left",
  by: Actor,
  at: Date,
): Promise<Money> {
  const { userId, id } = service;
  if (service.state === "unpaid") {
    const stopped = await cancelOpenTrade(tx, { userId, purpose: "service", subjectId: id, at });
    if (!stopped.ok) throw new Error(`service ${id} is paid and stands as unpaid`);
    await clearTimer(tx, unpaidServiceTimer, { userId, id });
    await moveService(tx, service, { to: "cancelled", by, at });
    return zero("CNY");
  }
  const outcome = moneyOfCancelled(service.total, reason);
  // A cancelled order item took its services' fees back with everything else.
  const isWithItem = service.origin === "order" && service.itemState === "cancelled";
  if (!isWithItem) await bookService(tx, service, outcome, at);
  await moveService(
    tx,
    service,
    { to: "cancelled", by, at, facts: { reason } },
    { refunded: outcome.refunded, refundReason: outcome.reason },
  );
  return isWithItem ? zero("CNY") : outcome.refunded;
}
