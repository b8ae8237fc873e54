import type { cardHoldOrders } from "@sihai/contract/payment";
import type { Money } from "@sihai/domain";
import {
  type CardHoldState,
  type CardHoldTab,
  type CardHoldWhy,
  cardHoldStates,
  cardHoldWhys,
  type TradePurpose,
  tradePurposes,
} from "@sihai/domain/payment";
import { sql } from "kysely";
import { type Db, fen, oneOf, orderOf, sortedBy, type Tx } from "#platform";

type Key = { userId: string; tradeId: string };

export type CardHold = { state: CardHoldState; decidedAt: Date | null };

/** Null where the payment never crossed a limit. */
export async function holdOf(db: Db | Tx, { userId, tradeId }: Key): Promise<CardHold | null> {
  const row = await db
    .selectFrom("card_hold")
    .select(["state", "decided_at"])
    .where("user_id", "=", userId)
    .where("trade_id", "=", tradeId)
    .executeTakeFirst();
  return row ? { state: oneOf(cardHoldStates, row.state, "card_hold.state"), decidedAt: row.decided_at } : null;
}

/**
 * Holds a payment that crossed a limit. One let through before is open again for what came after, unless finance decided anew meanwhile
 * (`before`: as it stood when the limit was asked); one refused stays refused.
 */
export async function putOnHold(
  db: Db,
  { userId, tradeId, why, before, at }: Key & { why: CardHoldWhy; before: CardHold | null; at: Date },
): Promise<void> {
  await db
    .insertInto("card_hold")
    .values({ user_id: userId, trade_id: tradeId, why, held_at: at, state: "open" })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "trade_id"])
        .doUpdateSet({ why, held_at: at, state: "open", decided_by: null, decided_at: null, reason: "" })
        .where("card_hold.state", "=", "released")
        .where("card_hold.decided_at", "=", before?.decidedAt ?? null),
    )
    .execute();
}

type Held = Key & { state: CardHoldState; isPending: boolean; amount: Money };

/** The hold on card payments of a trade, locked; null when nothing was held. `isPending`: the trade can still be paid. */
export async function lockHold(tx: Tx, tradeNo: string): Promise<Held | null> {
  const row = await tx
    .selectFrom("card_hold as h")
    .innerJoin("trade as t", (join) => join.onRef("t.user_id", "=", "h.user_id").onRef("t.id", "=", "h.trade_id"))
    .select(["h.user_id", "h.trade_id", "h.state", "t.state as trade", "t.amount_cny"])
    .where("t.trade_no", "=", tradeNo)
    .forUpdate("h")
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...{ userId: row.user_id, tradeId: row.trade_id, isPending: row.trade === "pending" },
    state: oneOf(cardHoldStates, row.state, "card_hold.state"),
    amount: fen(row.amount_cny),
  };
}

type Decision = { state: "released" | "refused"; reason: string; staffId: string; at: Date };

/** Writes the decision on a locked hold; whether it is still open is asked before. */
export async function decideHold(tx: Tx, { userId, tradeId }: Key, { state, reason, staffId, at }: Decision): Promise<void> {
  await tx
    .updateTable("card_hold")
    .set({ state, reason, decided_by: staffId, decided_at: at })
    .where("user_id", "=", userId)
    .where("trade_id", "=", tradeId)
    .execute();
}

export type DeskHold = {
  seq: string;
  userId: string;
  email: string;
  tradeNo: string;
  purpose: TradePurpose;
  amount: Money;
  why: CardHoldWhy;
  state: CardHoldState;
  heldAt: Date;
  tries: number;
  failed: number;
  decidedBy: string;
  decidedAt: Date | null;
  reason: string;
};

type Listing = { tab: CardHoldTab; sort: (typeof cardHoldOrders)[number] | undefined };
const seq = { of: "h.seq", as: "bigint" } as const;

/** By when they were held, or those to decide the oldest first and those decided the latest first. */
export function orderedBy({ tab, sort }: Listing) {
  if (sort === undefined) return { ...sortedBy([seq], tab === "open" ? "asc" : "desc"), placeOf: (row: DeskHold) => row.seq };
  const { way } = orderOf<"held">(sort);
  const placeOf = (row: DeskHold) => `${row.heldAt.getTime()}.${row.seq}`;
  return { ...sortedBy([{ of: "h.held_at", as: "timestamptz" }, seq], way), placeOf };
}

/** Those to decide, whose payment is still to be made, or those decided; each with what its customer did by card since the day before. */
export async function deskHolds(
  db: Db,
  { tab, sort, after, limit }: Listing & { after: string | undefined; limit: number },
): Promise<DeskHold[]> {
  const isOpen = tab === "open";
  const { order, beyond } = orderedBy({ tab, sort });
  const tried = (more: string) => sql<string>`(select count(*) from payment_attempt a where a.user_id = h.user_id
    and a.created_at > h.held_at - interval '1 day' ${sql.raw(more)})`;
  let query = db
    .selectFrom("card_hold as h")
    .innerJoin("trade as t", (join) => join.onRef("t.user_id", "=", "h.user_id").onRef("t.id", "=", "h.trade_id"))
    .innerJoin("app_user as u", "u.id", "h.user_id")
    .leftJoin("staff as s", "s.id", "h.decided_by")
    .select(["h.seq", "h.user_id", "u.email", "t.trade_no", "t.purpose", "t.amount_cny", "h.why", "h.state", "h.held_at"])
    .select(["h.decided_at", "h.reason", "s.name"])
    .select([tried("").as("tries"), tried("and a.state = 'declined'").as("failed")])
    .where("h.state", isOpen ? "=" : "<>", "open");
  if (isOpen) query = query.where("t.state", "=", "pending");
  const rows = await query.where(beyond(after)).orderBy(order).limit(limit).execute();
  return rows.map((row) => ({
    ...{ seq: row.seq, userId: row.user_id, email: row.email, tradeNo: row.trade_no, heldAt: row.held_at },
    purpose: oneOf(tradePurposes, row.purpose, "trade.purpose"),
    amount: fen(row.amount_cny),
    why: oneOf(cardHoldWhys, row.why, "card_hold.why"),
    state: oneOf(cardHoldStates, row.state, "card_hold.state"),
    ...{ tries: Number(row.tries), failed: Number(row.failed) },
    ...{ decidedBy: row.name ?? "", decidedAt: row.decided_at, reason: row.reason },
  }));
}

/** Holds that wait for a decision whose trade can still be paid. */
export async function countOpenHolds(db: Db): Promise<number> {
  const { open } = await db
    .selectFrom("card_hold as h")
    .innerJoin("trade as t", (join) => join.onRef("t.user_id", "=", "h.user_id").onRef("t.id", "=", "h.trade_id"))
    .select(({ fn }) => fn.countAll<string>().as("open"))
    .where("h.state", "=", "open")
    .where("t.state", "=", "pending")
    .executeTakeFirstOrThrow();
  return Number(open);
}
