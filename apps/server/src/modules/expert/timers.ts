import { toDecimal } from "@sihai/domain";
import type { TimerHandlers } from "#platform";
import { tell } from "../message/index.ts";
import { cancelOpenTrade } from "../payment/index.ts";
import { lockExpert } from "./expert.store.ts";
import { moveExpert } from "./move-expert.ts";
import { giveBack } from "./set-aside.ts";
import { expertTimers, keyOf } from "./timer-names.ts";

const by = { kind: "system" } as const;

/** A day passed and the fee is not paid: the goods are free again. Nothing happens when the payment came first (F12). */
const lapseUnpaid: TimerHandlers[string] = async (subject, deps, tx) => {
  const key = keyOf(subject);
  const at = deps.clock.now();
  const open = await cancelOpenTrade(tx, { userId: key.userId, purpose: "expert", subjectId: key.id, at });
  if (!open.ok) return;
  const service = await lockExpert(tx, key);
  if (service?.state !== "unpaid") return;
  await moveExpert(tx, service, { to: "cancelled", by, at }, { closed_at: at, close_reason: "unpaid" });
  await giveBack(tx, service, at);
};

/** Seven days without an answer to the plan: the goods are free again. An accepted plan is the parcels' business. */
const lapseUnanswered: TimerHandlers[string] = async (subject, deps, tx) => {
  const at = deps.clock.now();
  const service = await lockExpert(tx, keyOf(subject));
  if (service?.state !== "pending-payment" || service.acceptedAt !== null) return;
  await moveExpert(tx, service, { to: "cancelled", by, at }, { closed_at: at, close_reason: "unanswered", answer_before: null });
  await giveBack(tx, service, at);
  await tell(tx, deps, {
    userId: service.userId,
    type: "parcel",
    template: "expert-cancelled",
    facts: { serviceBarcode: service.serviceBarcode, heldCny: toDecimal(service.hold) },
    link: `/delivery-expert/detail?serviceBarcode=${service.serviceBarcode}`,
    mail: true,
    at,
  });
};

export const expertTimerHandlers: TimerHandlers = {
  [expertTimers.unpaid]: lapseUnpaid,
  [expertTimers.unanswered]: lapseUnanswered,
};
