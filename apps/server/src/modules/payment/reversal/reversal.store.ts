import { currencyCodes, type Money, money } from "@sihai/domain";
import {
  isDisputeStanding,
  isMoneyOut,
  type ReversalFacts,
  type ReversalKind,
  type ReversalStatus,
  reversalKinds,
  reversalStatuses,
} from "@sihai/domain/payment";
import { sql } from "kysely";
import * as z from "zod/mini";
import { type Db, fen, jsonColumn, mayTry, oneOf, type Tx } from "#platform";

/** What failed of these stands under these names. */
export const reversalSweep = "card reversals";
export const debtSweep = "card debts";

const bookedStates = ["waiting", "out", "back", "never"] as const;
/** What stood in the wallet of the very payment that was taken back. */
export type OwnPart = { sourceId: string; amount: Money; paid: Money };
export type Reversal = ReversalFacts & {
  id: string;
  /** The charge, as the gateway calls it. */
  gatewayId: string;
  amount: Money;
  reason: string;
  dueAt: Date | null;
  openedAt: Date;
  booked: (typeof bookedStates)[number];
  /** Who bears it, once it is booked; null while nobody does. */
  userId: string | null;
  attempt: { userId: string; id: string } | null;
  borne: Money;
  ours: Money;
  ownParts: OwnPart[];
};

const allStatuses: readonly ReversalStatus[] = reversalKinds.flatMap((kind: ReversalKind) => [...reversalStatuses[kind]]);

const units = z.string().check(z.regex(/^\d+$/));
const readOwnParts = jsonColumn(
  // Only other money than CNY says which.
  z.array(z.object({ sourceId: z.string(), amount: units, paid: units, currency: z._default(z.enum(currencyCodes), "CNY") })),
  "card_reversal.own_parts",
);

function query(db: Db | Tx) {
  return db.selectFrom("card_reversal").selectAll();
}
type Row = Awaited<ReturnType<ReturnType<typeof query>["executeTakeFirstOrThrow"]>>;

/** Throws where a column holds a word the domain does not know. Own parts kept without a currency are CNY. */
export function reversalOf(row: Row): Reversal {
  const currency = oneOf(currencyCodes, row.currency, "card_reversal.currency");
  return {
    id: row.id,
    kind: oneOf(reversalKinds, row.kind, "card_reversal.kind"),
    status: oneOf(allStatuses, row.status, "card_reversal.status"),
    withdrawn: row.withdrawn,
    reinstated: row.reinstated,
    gatewayId: row.gateway_id,
    amount: money(BigInt(row.amount), currency),
    reason: row.reason,
    dueAt: row.due_at,
    openedAt: row.opened_at,
    booked: oneOf(bookedStates, row.booked, "card_reversal.booked"),
    userId: row.user_id,
    attempt: row.user_id === null || row.attempt_id === null ? null : { userId: row.user_id, id: row.attempt_id },
    borne: fen(row.borne_cny),
    ours: fen(row.ours_cny),
    ownParts: readOwnParts(row.own_parts).map(({ sourceId, amount, paid, currency: stood }) => ({
      sourceId,
      amount: money(BigInt(amount), stood),
      paid: money(BigInt(paid), currency),
    })),
  };
}

export type ToldReversal = ReversalFacts & Pick<Reversal, "id" | "gatewayId" | "amount" | "reason" | "dueAt" | "openedAt">;

/** What is known of a reversal, written down when it is heard of first, and locked. After its charge's payment, before any account. */
export async function lockReversal(tx: Tx, told: ToldReversal, at: Date): Promise<Reversal> {
  await tx
    .insertInto("card_reversal")
    .values({
      id: told.id,
      kind: told.kind,
      gateway_id: told.gatewayId,
      currency: told.amount.currency,
      amount: told.amount.amount,
      status: told.status,
      reason: told.reason.slice(0, 100),
      due_at: told.dueAt,
      withdrawn: told.withdrawn,
      reinstated: told.reinstated,
      opened_at: told.openedAt,
      changed_at: at,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return reversalOf(await query(tx).where("id", "=", told.id).forUpdate().executeTakeFirstOrThrow());
}

/** One that was heard of, locked. */
export async function lockKnown(tx: Tx, id: string): Promise<Reversal | null> {
  const row = await query(tx).where("id", "=", id).forUpdate().executeTakeFirst();
  return row ? reversalOf(row) : null;
}

/** Whether what a reversal took is of a charge that was in suspense and had gone back to its card: nobody here has it. */
export async function isNobodys(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom("card_reversal as r")
    .innerJoin("suspended_arrival as s", "s.reference", "r.gateway_id")
    .select("r.id")
    .where("r.id", "=", id)
    .where("r.kind", "<>", "own-refund")
    .where("s.came_by", "=", "card")
    .where("s.state", "=", "sent-back")
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes what the gateway says of a locked reversal; moves no money. */
export async function saveFacts(tx: Tx, { id, status, withdrawn, reinstated, dueAt }: Reversal, at: Date): Promise<void> {
  await tx
    .updateTable("card_reversal")
    .set({ status, withdrawn, reinstated, due_at: dueAt, changed_at: at })
    .where("id", "=", id)
    .execute();
}

type Booking = Pick<Reversal, "booked"> & Partial<Pick<Reversal, "userId" | "attempt" | "borne" | "ours" | "ownParts">>;

/** Notes what was booked of a locked reversal, in the transaction that books it; what is left out stays as it was. */
export async function saveBooking(
  tx: Tx,
  id: string,
  { booked, userId, attempt, borne, ours, ownParts }: Booking,
): Promise<void> {
  await tx
    .updateTable("card_reversal")
    .set({
      booked,
      ...(userId !== undefined && { user_id: userId }),
      ...(attempt && { user_id: attempt.userId, attempt_id: attempt.id }),
      ...(borne && { borne_cny: borne.amount }),
      ...(ours && { ours_cny: ours.amount }),
      ...(ownParts && {
        own_parts: JSON.stringify(
          ownParts.map(({ sourceId, amount, paid }) => ({
            sourceId,
            amount: amount.amount.toString(),
            paid: paid.amount.toString(),
            ...(amount.currency !== "CNY" && { currency: amount.currency }),
          })),
        ),
      }),
    })
    .where("id", "=", id)
    .execute();
}

/** What was taken back of a charge before: by the gateway, borne of it by the customer, and by refunds of our withdrawals. */
export async function takenOf(tx: Tx, gatewayId: string, charged: Money) {
  const rows = (await query(tx).where("gateway_id", "=", gatewayId).execute()).map(reversalOf);
  const total = (of: readonly Reversal[], amountOf: (one: Reversal) => bigint) => of.reduce((so, one) => so + amountOf(one), 0n);
  const out = rows.filter(({ booked }) => booked === "out");
  const own = rows.filter((row) => row.kind === "own-refund" && isMoneyOut(row));
  return {
    takenBefore: money(
      total(out, ({ amount }) => amount.amount),
      charged.currency,
    ),
    borneBefore: money(
      total(out, ({ borne }) => borne.amount),
      "CNY",
    ),
    refundedByUs: money(
      total(own, ({ amount }) => amount.amount),
      charged.currency,
    ),
    isDisputed: rows.some(isDisputeStanding),
  };
}

/** Reversals whose money has to move and did not yet, though their charge is known by now. */
export async function bookableReversals(db: Db, limit: number): Promise<Reversal[]> {
  const rows = await query(db)
    .where("booked", "=", "waiting")
    .where("kind", "<>", "own-refund")
    .where(sql<boolean>`(case when kind = 'dispute' then withdrawn and not reinstated else status <> 'failed' end)`)
    .where(sql<boolean>`(exists (select from payment_attempt a where a.gateway_id = card_reversal.gateway_id
      and a.state in ('captured', 'refunded', 'disputed'))
      or exists (select from suspended_arrival s where s.came_by = 'card' and s.reference = card_reversal.gateway_id
        and (s.closed_at is null or s.state in ('used', 'credited'))))`)
    .where(mayTry(reversalSweep, sql.ref("card_reversal.id")))
    .orderBy("opened_at")
    .limit(limit)
    .execute();
  return rows.map(reversalOf);
}

/**
 * The charge nobody could use that stands in suspense, or whose money left from there by a reversal, locked: the desk settles nothing of it meanwhile. Null for
 * any other. After its card payment.
 */
export async function lockInSuspense(tx: Tx, gatewayId: string): Promise<string | null> {
  const row = await tx
    .selectFrom("suspended_arrival")
    .select("id")
    .where("came_by", "=", "card")
    .where("reference", "=", gatewayId)
    .where(({ or, eb }) => or([eb("closed_at", "is", null), eb("state", "=", "taken-back")]))
    .forUpdate()
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A charge that was in suspense and was credited to somebody, or used for them; null for any other. */
export async function settledOfCharge(tx: Tx, gatewayId: string): Promise<{ id: string; userId: string; arrived: Money } | null> {
  const row = await tx
    .selectFrom("suspended_arrival")
    .select(["id", "user_id", "currency", "amount"])
    .where("came_by", "=", "card")
    .where("reference", "=", gatewayId)
    .where("state", "in", ["used", "credited"])
    .executeTakeFirst();
  if (!row || row.user_id === null) return null;
  const currency = oneOf(currencyCodes, row.currency, "suspended_arrival.currency");
  return { id: row.id, userId: row.user_id, arrived: money(BigInt(row.amount), currency) };
}

/** Whether the gateway has taken back something of a charge that stands in suspense, and not given it again. */
export async function isTakenBack(tx: Tx, gatewayId: string): Promise<boolean> {
  const row = await query(tx).where("gateway_id", "=", gatewayId).where("booked", "=", "out").executeTakeFirst();
  return row !== undefined;
}

/** Customers who owe because a card payment was taken back, and have money in their CNY wallet. */
export async function payingDebtors(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("ledger_account as d")
    .innerJoin("ledger_account as w", "w.owner_user_id", "d.owner_user_id")
    .select("d.owner_user_id")
    .where("d.kind", "=", "debt")
    .where("d.balance", "<", "0")
    .where("w.kind", "=", "wallet")
    .where("w.currency", "=", "CNY")
    .where("w.balance", ">", "0")
    .where(mayTry(debtSweep, sql.ref("d.owner_user_id")))
    .limit(limit)
    .execute();
  return rows.flatMap(({ owner_user_id: userId }) => userId ?? []);
}
