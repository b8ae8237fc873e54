import type { cardHoldOrders } from "@sihai/contract/payment";
import { ok, refuse, toDecimal } from "@sihai/domain";
import type { CardHoldTab } from "@sihai/domain/payment";
import { memberMark } from "@sihai/domain/warehouse";
import { businessEvents, type Deps, type Once, pageAndNext, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { tell } from "../../message/index.ts";
import { countOpenHolds, decideHold, deskHolds, lockHold, orderedBy } from "./card-hold.store.ts";

const pageSize = 50;

type Question = { tab: CardHoldTab; sort: (typeof cardHoldOrders)[number] | undefined; after: string | undefined };

/** Payments by card that crossed a limit, as finance decides about them. */
export async function readCardHolds({ db }: Deps, question: Question) {
  const [rows, open] = await Promise.all([deskHolds(db, { ...question, limit: pageSize + 1 }), countOpenHolds(db)]);
  const { page, next } = pageAndNext(rows, pageSize, orderedBy(question).placeOf);
  return ok({
    list: page.map(({ seq: _, userId, email, ...row }) => ({
      ...row,
      customerMark: memberMark(userId),
      customerEmail: email,
    })),
    next,
    open,
  });
}

type Command = {
  tradeNo: string;
  decision: "released" | "refused";
  reason: string;
  staffId: string;
  now: Date;
  once: Once | null;
};

/**
 * Lets a payment through its limits, or keeps it from being made by card; once, and whoever wants to pay hears of it. No money moves, so one person
 * decides. What was paid or called off meanwhile is past deciding.
 */
export function decideCardHold(deps: Deps, { tradeNo, decision, reason, staffId, now: at, once }: Command) {
  return transact<null, { code: "CARD_HOLD_NOT_FOUND" | "CARD_HOLD_DECIDED" | "CARD_HOLD_OVER" }>(
    deps.db,
    async (tx) => {
      const hold = await lockHold(tx, tradeNo);
      if (!hold) return refuse({ code: "CARD_HOLD_NOT_FOUND" });
      if (hold.state !== "open") return refuse({ code: "CARD_HOLD_DECIDED" });
      if (!hold.isPending) return refuse({ code: "CARD_HOLD_OVER" });
      await decideHold(tx, hold, { state: decision, reason, staffId, at });
      await audit(tx, { staffId, action: `card-hold.${decision}`, subject: `trade:${tradeNo}`, facts: { reason }, at });
      await tell(tx, deps, {
        ...{ userId: hold.userId, type: "wallet", template: `card-hold-${decision}` },
        facts: { tradeNo, amountCny: toDecimal(hold.amount) },
        ...{ link: `/pay/index?tradeNo=${tradeNo}`, mail: true, at },
      });
      businessEvents.inc({ event: `card-hold-${decision}` });
      return ok(null);
    },
    once,
  );
}
