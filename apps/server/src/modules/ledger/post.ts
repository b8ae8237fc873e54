import { type Money, ok, type Result, refuse } from "@sihai/domain";
import type { Tx } from "#platform";
import { type AccountRef, accountId, credits, heldCredits, world } from "./accounts.ts";

export type Posting = { from: AccountRef; to: AccountRef; amount: Money };
export type Entry = {
  /** The business event, once: "pay-trade:T123". The same key again changes nothing. */
  key: string;
  kind: string;
  userId: string | null;
  at: Date;
  subject?: string;
  facts?: Record<string, unknown>;
  postings: readonly Posting[];
};
export type Posted = { entryId: string; already: boolean };
export type PostRefusal = { code: "BALANCE_NOT_ENOUGH"; short: string };

type Move = { from: AccountRef; to: AccountRef; amount: bigint };

/**
 * Moves money between accounts, once per key, in the caller's transaction. Accounts are locked in the order of their ids. Zero
 * amounts are left out. Refuses with BALANCE_NOT_ENOUGH (`short`: minor units missing) when a customer's account would go below
 * zero. Throws TypeError for a negative amount or mixed currencies.
 */
export function post(tx: Tx, entry: Entry): Promise<Result<Posted, PostRefusal>> {
  for (const { from, to, amount } of entry.postings) {
    if (from.unit !== amount.currency || to.unit !== amount.currency) throw new TypeError(`${entry.key}: currencies differ`);
  }
  return write(
    tx,
    entry,
    entry.postings.map(({ from, to, amount }) => ({ from, to, amount: amount.amount })),
    null,
  );
}

/** The ways of whole credits: from and back to the promotion account, or set aside for a parcel until it is paid or cancelled. */
export type CreditsWay = "earn" | "spend" | "reserve" | "release" | "spend-reserved";

/** Moves whole credits of a customer. Refuses with BALANCE_NOT_ENOUGH when there are fewer than that. */
export function postCredits(
  tx: Tx,
  entry: Omit<Entry, "postings" | "userId"> & { userId: string; way: CreditsWay; credits: number },
): Promise<Result<Posted, PostRefusal>> {
  const [free, reserved, provider] = [credits(entry.userId), heldCredits(entry.userId), world("promotion", "CRD")];
  const ways: Record<CreditsWay, [AccountRef, AccountRef]> = {
    earn: [provider, free],
    spend: [free, provider],
    reserve: [free, reserved],
    release: [reserved, free],
    "spend-reserved": [reserved, provider],
  };
  const [from, to] = ways[entry.way];
  return write(tx, entry, [{ from, to, amount: BigInt(entry.credits) }], null);
}

/** Undoes an entry by a new, linked one; once. Undoing it again answers `already`; an unknown key throws. */
export async function reverse(
  tx: Tx,
  { key, kind, at }: { key: string; kind: string; at: Date },
): Promise<Result<Posted, PostRefusal>> {
  const entry = await tx.selectFrom("ledger_entry").selectAll().where("business_key", "=", key).executeTakeFirstOrThrow();
  const rows = await tx
    .selectFrom("ledger_posting as p")
    .innerJoin("ledger_account as f", "f.id", "p.from_account_id")
    .innerJoin("ledger_account as t", "t.id", "p.to_account_id")
    .select([
      "p.amount",
      "p.currency",
      "f.owner_user_id as from_owner",
      "f.kind as from_kind",
      "t.owner_user_id as to_owner",
      "t.kind as to_kind",
    ])
    .where("p.entry_id", "=", entry.id)
    .orderBy("p.seq", "desc")
    .execute();
  const moves = rows.map((row) => ({
    from: { owner: row.to_owner, kind: row.to_kind, unit: row.currency } as AccountRef,
    to: { owner: row.from_owner, kind: row.from_kind, unit: row.currency } as AccountRef,
    amount: BigInt(row.amount),
  }));
  const subject = entry.subject === null ? {} : { subject: entry.subject };
  return write(tx, { key: `reverse:${key}`, kind, userId: entry.user_id, at, ...subject }, moves, entry.id);
}

async function write(
  tx: Tx,
  entry: Omit<Entry, "postings">,
  moves: readonly Move[],
  reversesId: string | null,
): Promise<Result<Posted, PostRefusal>> {
  if (moves.some(({ amount }) => amount < 0n)) throw new TypeError(`${entry.key}: a negative amount`);
  const inserted = await tx
    .insertInto("ledger_entry")
    .values({
      business_key: entry.key,
      kind: entry.kind,
      user_id: entry.userId,
      at: entry.at,
      subject: entry.subject ?? null,
      facts: JSON.stringify(entry.facts ?? {}),
      reverses_id: reversesId,
    })
    .onConflict((conflict) => conflict.column("business_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) {
    const { id } = await tx
      .selectFrom("ledger_entry")
      .select("id")
      .where("business_key", "=", entry.key)
      .executeTakeFirstOrThrow();
    return ok({ entryId: id, already: true });
  }
  const real = moves.filter(({ amount }) => amount > 0n);
  if (real.length === 0) return ok({ entryId: inserted.id, already: false });
  const resolved = await resolve(tx, real);
  const short = await lockAndMeasure(tx, resolved);
  if (short > 0n) return refuse({ code: "BALANCE_NOT_ENOUGH", short: short.toString() });
  await tx
    .insertInto("ledger_posting")
    .values(
      resolved.map((move, index) => ({
        entry_id: inserted.id,
        seq: index + 1,
        currency: move.unit,
        from_account_id: move.fromId,
        to_account_id: move.toId,
        amount: move.amount.toString(),
        from_balance: "0",
        to_balance: "0",
      })),
    )
    .execute();
  return ok({ entryId: inserted.id, already: false });
}

type Resolved = { fromId: string; toId: string; unit: string; amount: bigint };

/** Finds the accounts, making new ones in one order everywhere, so that two first uses at once wait for each other and no more. */
async function resolve(tx: Tx, moves: readonly Move[]): Promise<Resolved[]> {
  const nameOf = ({ owner, kind, unit }: AccountRef) => `${owner ?? ""}/${kind}/${unit}`;
  const refs = new Map(moves.flatMap(({ from, to }) => [from, to]).map((ref) => [nameOf(ref), ref]));
  const ids = new Map<string, string>();
  for (const [name, ref] of [...refs].sort(([a], [b]) => (a < b ? -1 : 1))) ids.set(name, await accountId(tx, ref));
  return moves.map(({ from, to, amount }) => ({
    fromId: ids.get(nameOf(from)) ?? "",
    toId: ids.get(nameOf(to)) ?? "",
    unit: from.unit,
    amount,
  }));
}

/** Locks the accounts in sorted order, walks the postings over their balances, and says how much the emptiest falls short. */
async function lockAndMeasure(tx: Tx, moves: readonly Resolved[]): Promise<bigint> {
  const ids = [...new Set(moves.flatMap(({ fromId, toId }) => [fromId, toId]))].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
  const rows = await tx
    .selectFrom("ledger_account")
    .select(["id", "balance", "may_be_negative"])
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
  const balances = new Map(rows.map((row) => [row.id, BigInt(row.balance)]));
  const limited = new Set(rows.filter((row) => !row.may_be_negative).map((row) => row.id));
  let short = 0n;
  for (const { fromId, toId, amount } of moves) {
    const left = (balances.get(fromId) ?? 0n) - amount;
    balances.set(fromId, left);
    balances.set(toId, (balances.get(toId) ?? 0n) + amount);
    if (limited.has(fromId) && -left > short) short = -left;
  }
  return short;
}
