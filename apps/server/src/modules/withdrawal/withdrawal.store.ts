import { currencyCodes, type Money, money } from "@sihai/domain";
import {
  type AccountKind,
  accountKinds,
  type PartState,
  partStates,
  readWithdrawalNumber,
  type WithdrawalPart,
  type WithdrawalState,
  withdrawalStates,
} from "@sihai/domain/withdrawal";
import { sql } from "kysely";
import { type Db, mayTry, oneOf, type Tx } from "#platform";

/** What failed of these stands under this name. */
export const cameBackSweep = "withdrawals that came back";

export type WithdrawalKey = { userId: string; id: string };
export type Part = WithdrawalPart & {
  seq: number;
  state: PartState;
  arrivedAt: Date;
  /** What the source knows itself by: a card payment's id. */
  reference: string | null;
  sentAs: string | null;
  failure: string | null;
  /** What the bank kept of it when it sent it back. */
  kept: Money;
  changedAt: Date;
};
export type Withdrawal = WithdrawalKey & {
  state: WithdrawalState;
  amount: Money;
  accountKind: AccountKind | null;
  accountMask: string | null;
  accountSealed: string | null;
  reason: string;
  appliedAt: Date;
  /** The colleague who applied for a customer who cannot. */
  appliedBy: string | null;
  decidedBy: string | null;
  closedAt: Date | null;
};

type Row = Awaited<ReturnType<ReturnType<typeof query>["executeTakeFirstOrThrow"]>>;

function query(db: Db | Tx) {
  return db.selectFrom("withdrawal").selectAll();
}

function withdrawalOf(row: Row): Withdrawal {
  return {
    userId: row.user_id,
    id: row.id,
    state: oneOf(withdrawalStates, row.state, "withdrawal.state"),
    amount: money(BigInt(row.amount), oneOf(currencyCodes, row.currency, "withdrawal.currency")),
    accountKind: oneOf(accountKinds, row.account_kind, "withdrawal.account_kind"),
    accountMask: row.account_mask,
    accountSealed: row.account_sealed,
    reason: row.reason,
    appliedAt: row.applied_at,
    appliedBy: row.applied_by,
    decidedBy: row.decided_by,
    closedAt: row.closed_at,
  };
}

type New = {
  userId: string;
  amount: Money;
  account: { kind: AccountKind; mask: string } | null;
  at: Date;
  appliedBy: string | null;
  /** Seals the account for the new withdrawal's id. */
  seal: (id: string) => string | null;
};

/** Writes an application; its parts follow by `insertParts`. */
export async function insertWithdrawal(tx: Tx, { userId, amount, account, at, appliedBy, seal }: New): Promise<string> {
  const { rows } = await sql<{ id: string }>`select nextval('withdrawal_serial')::text as id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("no number for a withdrawal");
  await tx
    .insertInto("withdrawal")
    .values({
      user_id: userId,
      id: row.id,
      state: "applied",
      currency: amount.currency,
      amount: amount.amount,
      account_kind: account?.kind ?? null,
      account_mask: account?.mask ?? null,
      account_sealed: seal(row.id),
      applied_at: at,
      applied_by: appliedBy,
    })
    .execute();
  return row.id;
}

/** Keeps a withdrawal's parts in their order, waiting to be sent once it is approved. */
export async function insertParts(
  tx: Tx,
  { userId, id }: WithdrawalKey,
  parts: readonly WithdrawalPart[],
  at: Date,
): Promise<void> {
  await tx
    .insertInto("withdrawal_part")
    .values(
      parts.map(({ to, sourceId, amount, sends }, index) => ({
        user_id: userId,
        withdrawal_id: id,
        seq: index + 1,
        goes_to: to,
        source_id: sourceId,
        amount: amount.amount,
        sends_currency: sends.currency,
        sends_amount: sends.amount,
        state: "waiting",
        changed_at: at,
      })),
    )
    .execute();
}

/** By its number; another's answers like an unknown one when `userId` is named. */
export async function findWithdrawal(db: Db | Tx, withdrawNo: string, userId?: string): Promise<Withdrawal | null> {
  const id = readWithdrawalNumber(withdrawNo);
  if (id === null) return null;
  const row = await query(db)
    .where("id", "=", id)
    .$if(userId !== undefined, (builder) => builder.where("user_id", "=", userId ?? "0"))
    .executeTakeFirst();
  return row ? withdrawalOf(row) : null;
}

/** Locks a withdrawal; before the accounts it moves money between. */
export async function lockWithdrawal(tx: Tx, { userId, id }: WithdrawalKey): Promise<Withdrawal> {
  return withdrawalOf(await query(tx).where("user_id", "=", userId).where("id", "=", id).forUpdate().executeTakeFirstOrThrow());
}

type Change = { state: WithdrawalState; reason?: string; decidedBy?: string; decidedAt?: Date; closedAt?: Date };

/** Writes the next state of a locked withdrawal; whether it may is asked before. */
export async function updateWithdrawal(tx: Tx, { userId, id }: WithdrawalKey, change: Change): Promise<void> {
  await tx
    .updateTable("withdrawal")
    .set({
      state: change.state,
      ...(change.reason !== undefined && { reason: change.reason }),
      ...(change.decidedBy !== undefined && { decided_by: change.decidedBy, decided_at: change.decidedAt ?? null }),
      ...(change.closedAt && { closed_at: change.closedAt }),
    })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .execute();
}

type PartChange = { state: PartState; sentAs?: string; sentBy?: string; failure?: string; kept?: Money; at: Date };

/** Writes what became of a part, under its withdrawal's lock; what is left out stays as it was. */
export async function updatePart(tx: Tx, { userId, id }: WithdrawalKey, seq: number, change: PartChange): Promise<void> {
  await tx
    .updateTable("withdrawal_part")
    .set({
      state: change.state,
      changed_at: change.at,
      ...(change.sentAs !== undefined && { sent_as: change.sentAs }),
      ...(change.sentBy !== undefined && { sent_by: change.sentBy }),
      ...(change.failure !== undefined && { failure: change.failure }),
      ...(change.kept && { kept: change.kept.amount }),
    })
    .where("user_id", "=", userId)
    .where("withdrawal_id", "=", id)
    .where("seq", "=", seq)
    .execute();
}

/** Parts of withdrawals, by the withdrawal's id, in their order. */
export async function partsOf(db: Db | Tx, keys: readonly WithdrawalKey[]): Promise<Map<string, Part[]>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom("withdrawal_part as p")
    .innerJoin("withdrawal as w", (join) => join.onRef("w.user_id", "=", "p.user_id").onRef("w.id", "=", "p.withdrawal_id"))
    .innerJoin("money_source as s", (join) => join.onRef("s.user_id", "=", "p.user_id").onRef("s.id", "=", "p.source_id"))
    .selectAll("p")
    .select(["w.currency", "s.arrived_at", "s.reference"])
    .where(
      "p.withdrawal_id",
      "in",
      keys.map(({ id }) => id),
    )
    .orderBy("p.withdrawal_id")
    .orderBy("p.seq")
    .execute();
  return Map.groupBy(
    rows.map((row) => ({ withdrawalId: row.withdrawal_id, ...partOf(row) })),
    ({ withdrawalId }) => withdrawalId,
  );
}

type PartRow = {
  seq: number;
  goes_to: string;
  source_id: string;
  amount: string;
  currency: string;
  sends_currency: string;
  sends_amount: string;
  state: string;
  arrived_at: Date;
  reference: string | null;
  sent_as: string | null;
  failure: string | null;
  kept: string;
  changed_at: Date;
};

function partOf(row: PartRow): Part {
  const of = (amount: string, currency: string) =>
    money(BigInt(amount), oneOf(currencyCodes, currency, "withdrawal_part.currency"));
  return {
    seq: row.seq,
    to: oneOf(["card", "account"], row.goes_to, "withdrawal_part.goes_to"),
    sourceId: row.source_id,
    amount: of(row.amount, row.currency),
    sends: of(row.sends_amount, row.sends_currency),
    state: oneOf(partStates, row.state, "withdrawal_part.state"),
    arrivedAt: row.arrived_at,
    reference: row.reference,
    sentAs: row.sent_as,
    failure: row.failure,
    kept: of(row.kept, row.currency),
    changedAt: row.changed_at,
  };
}

type Listing = { userId: string; status: WithdrawalState | undefined; limit: number; offset: number };

/** One's withdrawals newest first, and how many there are. */
export async function withdrawalsOf(db: Db, { userId, status, limit, offset }: Listing) {
  const mine = db
    .selectFrom("withdrawal")
    .where("user_id", "=", userId)
    .$if(status !== undefined, (builder) => builder.where("state", "=", status ?? "applied"));
  const [rows, counted] = await Promise.all([
    mine.selectAll().orderBy("id", "desc").limit(limit).offset(offset).execute(),
    mine.select((eb) => eb.fn.countAll<string>().as("all")).executeTakeFirstOrThrow(),
  ]);
  return { list: rows.map(withdrawalOf), total: Number(counted.all) };
}

/** What is held for one's withdrawals that are under way, by currency. */
export async function heldForWithdrawals(db: Db, userId: string): Promise<Money[]> {
  const rows = await db
    .selectFrom("withdrawal as w")
    .innerJoin("withdrawal_part as p", (join) => join.onRef("p.user_id", "=", "w.user_id").onRef("p.withdrawal_id", "=", "w.id"))
    .select(["w.currency"])
    .select((eb) => eb.fn.sum<string>("p.amount").as("amount"))
    .where("w.user_id", "=", userId)
    .where("w.closed_at", "is", null)
    .where("p.state", "not in", ["done", "failed", "stopped", "returned"])
    .groupBy("w.currency")
    .orderBy("w.currency")
    .execute();
  return rows.map(({ currency, amount }) => money(BigInt(amount), oneOf(currencyCodes, currency, "withdrawal.currency")));
}

/** Cards' parts somebody has to ask the gateway about: waiting in an approved withdrawal, or under way and not heard of since `before`. */
export async function partsToSend(db: Db, before: Date, limit: number): Promise<(WithdrawalKey & { seq: number })[]> {
  const rows = await db
    .selectFrom("withdrawal_part as p")
    .innerJoin("withdrawal as w", (join) => join.onRef("w.user_id", "=", "p.user_id").onRef("w.id", "=", "p.withdrawal_id"))
    .select(["p.user_id", "p.withdrawal_id", "p.seq"])
    .where("p.goes_to", "=", "card")
    .where("w.state", "=", "approved")
    .where((eb) =>
      eb.or([
        eb("p.state", "=", "waiting"),
        eb.and([eb("p.state", "in", ["sending", "uncertain", "on-its-way"]), eb("p.changed_at", "<", before)]),
      ]),
    )
    .orderBy("p.changed_at")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ userId: row.user_id, id: row.withdrawal_id, seq: row.seq }));
}

/** Parts reported as sent to a card whose refund failed afterwards, by what the gateway said since. */
export async function partsThatCameBack(db: Db, limit: number): Promise<(WithdrawalKey & { seq: number })[]> {
  const rows = await db
    .selectFrom("withdrawal_part as p")
    .innerJoin("card_reversal as r", "r.id", "p.sent_as")
    .select(["p.user_id", "p.withdrawal_id", "p.seq"])
    .where("p.goes_to", "=", "card")
    .where("p.state", "=", "done")
    .where("r.kind", "=", "own-refund")
    .where("r.status", "=", "failed")
    .where(mayTry(cameBackSweep, sql`p.withdrawal_id || ':' || p.seq`))
    .orderBy("p.changed_at")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ userId: row.user_id, id: row.withdrawal_id, seq: row.seq }));
}
