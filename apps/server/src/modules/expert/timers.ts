import { toDecimal } from "@sihai/domain";
import { type Deps, onTimer, type Tx } from "#platform";
import { tell } from "../message/index.ts";
import { cancelOpenTrade, onPayBefore } from "../payment/index.ts";
import { type ExpertKey, type ExpertService, lockExpert } from "./expert.store.ts";
import { moveExpert } from "./move-expert.ts";
import { feePaidOf, giveBack } from "./set-aside.ts";
import { expertTimers } from "./timer-names.ts";

const by = { kind: "system" } as const;

/** It ended while its customer was away, so a mail says it, too. */
async function tellEnded(tx: Tx, deps: Deps, service: ExpertService, at: Date): Promise<void> {
  const { userId, serviceBarcode, hold } = service;
  await tell(tx, deps, {
    userId,
    type: "parcel",
    template: "expert-cancelled",
    facts: { serviceBarcode, heldCny: toDecimal(hold), feePaidCny: feePaidOf(service) },
    link: `/delivery-expert/detail?serviceBarcode=${serviceBarcode}`,
    mail: true,
    at,
  });
}

/** A day passed and the fee is not paid: the goods are free again. Nothing happens when the payment came first (rule F12). */
async function lapseUnpaid(key: ExpertKey, deps: Deps, tx: Tx): Promise<void> {
  const at = deps.clock.now();
  const open = await cancelOpenTrade(tx, { userId: key.userId, purpose: "expert", subjectId: key.id, at });
  if (!open.ok) return;
  const service = await lockExpert(tx, key);
  if (service?.state !== "unpaid") return;
  await moveExpert(tx, service, { to: "cancelled", by, at }, { closedAt: at, closeReason: "unpaid" });
  await giveBack(tx, deps, service, at);
  await tellEnded(tx, deps, service, at);
}

/** Seven days without an answer to the plan: the goods are free again. An accepted plan is the parcels' business. */
async function lapseUnanswered(key: ExpertKey, deps: Deps, tx: Tx): Promise<void> {
  const at = deps.clock.now();
  const service = await lockExpert(tx, key);
  if (service?.state !== "pending-payment" || service.acceptedAt !== null) return;
  await moveExpert(tx, service, { to: "cancelled", by, at }, { closedAt: at, closeReason: "unanswered", answerBefore: null });
  await giveBack(tx, deps, service, at);
  await tellEnded(tx, deps, service, at);
}

export const expertTimerHandlers = [
  onPayBefore("expert", expertTimers.unpaid, ({ userId, id }) => ({ userId, subjectId: id }), lapseUnpaid),
  onTimer(expertTimers.unanswered, lapseUnanswered),
];
