import { type CardFound, type DeclineReason, declineReasons } from "@sihai/adapters/payment";
import { currencyCodes, type Money, money } from "@sihai/domain";
import { dayMs } from "@sihai/domain/clocks";
import { type CaptureUse, captureUses } from "@sihai/domain/payment";
import { sql } from "kysely";
import { type Db, type Deps, fen, oneOf, prepared, pruneRows, type Tx } from "#platform";
import type { Billing } from "./saved-card/stored-billing.ts";

const attemptStates = [
  "created",
  "needs-action",
  "captured",
  "declined",
  "cancelled",
  "uncertain",
  "refunded",
  "disputed",
] as const;
export type AttemptState = (typeof attemptStates)[number];
export type Attempt = {
  userId: string;
  id: string;
  tradeId: string;
  tradeNo: string;
  state: AttemptState;
  gatewayId: string | null;
  /** Where the bank asks the shopper to confirm, while it does. */
  actionUrl: string | null;
  /** What the card is charged, surcharge included. */
  charged: Money;
  /** Of it, the surcharge, in CNY. */
  surcharge: Money;
  /** Units of the charged currency for one CNY, margin included. */
  rate: string;
  declineReason: DeclineReason | null;
  use: CaptureUse | null;
  /** The card is to be kept for its owner once it is charged. */
  keepsCard: boolean;
  onceKey: string | null;
  inputHash: string | null;
  createdAt: Date;
};

/** What the gateway is given to hand back: the trade number and the attempt's id, so that nothing else is needed to find it. */
export function referenceOf(attempt: { tradeNo: string; id: string }): string {
  return `${attempt.tradeNo}-${attempt.id}`;
}

const open = ["created", "needs-action", "uncertain"] as const;

function attemptQuery(db: Db | Tx) {
  return db
    .selectFrom("payment_attempt as a")
    .innerJoin("trade as t", (join) => join.onRef("t.user_id", "=", "a.user_id").onRef("t.id", "=", "a.trade_id"))
    .select([
      "a.user_id",
      "a.id",
      "a.trade_id",
      "t.trade_no",
      "a.state",
      "a.gateway_id",
      "a.action_url",
      "a.currency",
      "a.amount",
      "a.surcharge_cny",
      "a.rate",
      "a.decline_reason",
      "a.outcome",
      "a.keeps_card",
      "a.once_key",
      "a.input_hash",
      "a.created_at",
    ]);
}
type AttemptRow = Awaited<ReturnType<ReturnType<typeof attemptQuery>["executeTakeFirstOrThrow"]>>;

function attemptOf(row: AttemptRow): Attempt {
  return {
    userId: row.user_id,
    id: row.id,
    tradeId: row.trade_id,
    tradeNo: row.trade_no,
    state: oneOf(attemptStates, row.state, "payment_attempt.state"),
    gatewayId: row.gateway_id,
    actionUrl: row.action_url,
    charged: money(BigInt(row.amount), oneOf(currencyCodes, row.currency, "payment_attempt.currency")),
    surcharge: fen(row.surcharge_cny),
    rate: row.rate,
    declineReason: oneOf(declineReasons, row.decline_reason, "payment_attempt.decline_reason"),
    use: oneOf(captureUses, row.outcome, "payment_attempt.outcome"),
    keepsCard: row.keeps_card,
    onceKey: row.once_key,
    inputHash: row.input_hash,
    createdAt: row.created_at,
  };
}

/** Writes a new attempt; null when another one holds the same key of the same user. */
export async function insertAttempt(
  tx: Tx,
  given: Pick<Attempt, "userId" | "tradeId" | "charged" | "surcharge" | "rate" | "keepsCard" | "onceKey" | "inputHash"> & {
    billing: Billing;
    at: Date;
  },
): Promise<string | null> {
  const row = await tx
    .insertInto("payment_attempt")
    .values({
      user_id: given.userId,
      trade_id: given.tradeId,
      state: "created",
      currency: given.charged.currency,
      amount: given.charged.amount,
      surcharge_cny: given.surcharge.amount,
      rate: given.rate,
      keeps_card: given.keepsCard,
      once_key: given.onceKey,
      input_hash: given.inputHash,
      billing_name: given.billing.name,
      billing_email: given.billing.email,
      billing_phone: given.billing.phone,
      billing_address: JSON.stringify(given.billing.address),
      created_at: given.at,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "once_key"]).where("once_key", "is not", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A card payment of the customer's; null when there is none. Not locked. */
export async function findAttempt(db: Db | Tx, userId: string, attemptId: string): Promise<Attempt | null> {
  const row = await attemptQuery(db).where("a.user_id", "=", userId).where("a.id", "=", attemptId).executeTakeFirst();
  return row ? attemptOf(row) : null;
}

/** The card payment a once-key was used for; null when it is new (rule F01). */
export async function findAttemptByKey(db: Db | Tx, userId: string, onceKey: string): Promise<Attempt | null> {
  const row = await attemptQuery(db).where("a.user_id", "=", userId).where("a.once_key", "=", onceKey).executeTakeFirst();
  return row ? attemptOf(row) : null;
}

/** By what the gateway says of a charge: its own id, or the reference we gave it. */
export async function findAttemptOfCharge(db: Db | Tx, gatewayId: string, reference: string): Promise<Attempt | null> {
  const known = await attemptQuery(db).where("a.gateway_id", "=", gatewayId).executeTakeFirst();
  if (known) return attemptOf(known);
  const [, tradeNo, attemptId] = /^([A-Z0-9]{6,32})-(\d{1,18})$/.exec(reference) ?? [];
  if (tradeNo === undefined || attemptId === undefined) return null;
  const row = await attemptQuery(db).where("t.trade_no", "=", tradeNo).where("a.id", "=", attemptId).executeTakeFirst();
  return row ? attemptOf(row) : null;
}

/** The last card payment tried for a trade; null when none was. */
export async function latestAttempt(db: Db | Tx, userId: string, tradeId: string): Promise<Attempt | null> {
  const row = await attemptQuery(db)
    .where("a.user_id", "=", userId)
    .where("a.trade_id", "=", tradeId)
    .orderBy("a.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? attemptOf(row) : null;
}

/** Attempts of a trade whose outcome is not known yet, oldest first. */
export async function openAttempts(db: Db | Tx, userId: string, tradeId: string): Promise<Attempt[]> {
  const rows = await attemptQuery(db)
    .where("a.user_id", "=", userId)
    .where("a.trade_id", "=", tradeId)
    .where("a.state", "in", open)
    .orderBy("a.id")
    .limit(20)
    .execute();
  return rows.map(attemptOf);
}

/** Those of a trade that wait for their owner at a bank, oldest first. */
export async function waitingAttempts(db: Db, userId: string, tradeNo: string): Promise<Attempt[]> {
  return (await db.executeQuery(waitingOf({ userId, tradeNo }))).rows.map(attemptOf);
}

/** Whether one of them does, asked in the transaction that pays. */
export async function hasWaiting(tx: Tx, userId: string, tradeNo: string): Promise<boolean> {
  return (await tx.executeQuery(waitsFor({ userId, tradeNo }))).rows.length > 0;
}

const waitsFor = prepared(
  (_, { userId, tradeNo }: { userId: string; tradeNo: string }) => sql`
    select from payment_attempt a join trade t on t.user_id = a.user_id and t.id = a.trade_id
    where t.user_id = ${userId} and t.trade_no = ${tradeNo} and a.state = 'needs-action' limit 1`,
);

const waitingOf = prepared((db, { userId, tradeNo }: { userId: string; tradeNo: string }) =>
  attemptQuery(db)
    .where("a.user_id", "=", userId)
    .where("t.trade_no", "=", tradeNo)
    .where("a.state", "=", "needs-action")
    .orderBy("a.id")
    .limit(20),
);

/** What the reconciler looks after: open attempts in these states begun before `before`, oldest first. */
export async function overdueAttempts(db: Db, states: readonly (typeof open)[number][], before: Date): Promise<Attempt[]> {
  const rows = await attemptQuery(db)
    .where("a.state", "in", states)
    .where("a.created_at", "<", before)
    .orderBy("a.created_at")
    .limit(100)
    .execute();
  return rows.map(attemptOf);
}

/** Locks a card payment; comes after its trade's lock. Throws when the customer has none of that id. */
export async function lockAttempt(tx: Tx, userId: string, attemptId: string): Promise<Attempt> {
  const row = await attemptQuery(tx)
    .where("a.user_id", "=", userId)
    .where("a.id", "=", attemptId)
    .forUpdate("a")
    .executeTakeFirstOrThrow();
  return attemptOf(row);
}

/** Writes what became of a locked card payment; what is left out stays as it was. */
export async function recordAttempt(
  tx: Tx,
  attempt: Attempt,
  change: {
    state: AttemptState;
    gatewayId?: string | null;
    actionUrl?: string;
    declineReason?: DeclineReason;
    use?: CaptureUse;
    card?: CardFound | null;
    at: Date;
  },
): Promise<void> {
  const settled = change.state === "captured" || change.state === "declined" || change.state === "cancelled";
  await tx
    .updateTable("payment_attempt")
    .set({
      state: change.state,
      settled_at: settled ? change.at : null,
      ...(change.gatewayId != null && { gateway_id: change.gatewayId }),
      ...(change.actionUrl && { action_url: change.actionUrl }),
      ...(change.declineReason && { decline_reason: change.declineReason }),
      ...(change.use && { outcome: change.use }),
      ...(change.card && { card_brand: change.card.brand.slice(0, 40), card_last4: change.card.last4 }),
    })
    .where("user_id", "=", attempt.userId)
    .where("id", "=", attempt.id)
    .execute();
}

/** How a captured payment stands after the gateway took money of it back, or gave it back. */
export async function recordState(tx: Tx, attempt: Attempt, state: "captured" | "refunded" | "disputed"): Promise<void> {
  await tx
    .updateTable("payment_attempt")
    .set({ state })
    .where("user_id", "=", attempt.userId)
    .where("id", "=", attempt.id)
    .execute();
}

/** Notes a gateway's event; false when it was noted before (rule M6). */
export async function keepEvent(
  tx: Tx,
  event: { id: string; kind: string; gatewayId: string | null; payload: string; at: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto("gateway_event")
    .values({
      event_id: event.id,
      kind: event.kind,
      gateway_id: event.gatewayId,
      received_at: event.at,
      payload: sql`${event.payload}::jsonb`,
    })
    .onConflict((conflict) => conflict.column("event_id").doNothing())
    .returning("event_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Notices so old that the gateway sends none of them again. Dated by the business clock, as they were kept. */
export async function forgetOldEvents({ db, clock, settings }: Deps): Promise<void> {
  const now = clock.now();
  const until = new Date(now.getTime() - settings.at(now).recordsKept.gatewayNotices * dayMs);
  await pruneRows(db, "gateway_event", sql<boolean>`received_at < ${until}`);
}

/** Which of these events were noted before. */
export async function knownEvents(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom("gateway_event").select("event_id").where("event_id", "=", sql<string>`any(${ids})`).execute();
  return new Set(rows.map((row) => row.event_id));
}

/** Up to when the gateway's events were read; null before the first time. */
export async function readUntil(db: Db): Promise<Date | null> {
  const row = await db.selectFrom("gateway_events_read").select("until").executeTakeFirst();
  return row?.until ?? null;
}

/** From where the gateway's events are read next: the one that failed first, so that it is tried again. */
export async function saveReadUntil(db: Db, until: Date): Promise<void> {
  await db
    .insertInto("gateway_events_read")
    .values({ until })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ until }))
    .execute();
}
