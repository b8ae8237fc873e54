import { sql } from "kysely";
import { prepared, type Tx } from "#platform";
import { type AccountRef, accountOf } from "./accounts.ts";

/** One amount on its way, in minor units (of credits: whole ones). */
export type Move = { from: AccountRef; to: AccountRef; amount: bigint };

type NewEntry = {
  key: string;
  kind: string;
  userId: string | null;
  at: Date;
  subject?: string;
  facts?: Record<string, unknown>;
  /** The entry this one undoes. */
  reversesId: string | null;
};

/**
 * Writes an entry under its key; `already` when the key stood there before.
 *
 * The conflict names no column: of two that undo one entry at once, the second may meet the first on either unique index, its key's or
 * that of the entry undone, and must be told the same.
 */
export async function insertEntry(tx: Tx, entry: NewEntry): Promise<{ id: string; already: boolean }> {
  const { rows } = await tx.executeQuery(
    writeEntry({ ...entry, subject: entry.subject ?? null, facts: JSON.stringify(entry.facts ?? {}) }),
  );
  const [inserted] = rows;
  if (inserted) return { id: inserted.id, already: false };
  const { id } = await tx.selectFrom("ledger_entry").select("id").where("business_key", "=", entry.key).executeTakeFirstOrThrow();
  return { id, already: true };
}

type EntryRow = Pick<NewEntry, "key" | "kind" | "userId" | "at" | "reversesId"> & { subject: string | null; facts: string };

const writeEntry = prepared((db, { key, kind, userId, at, subject, facts, reversesId }: EntryRow) =>
  db
    .insertInto("ledger_entry")
    .values({ business_key: key, kind, user_id: userId, at, subject, facts, reverses_id: reversesId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id"),
);

export type ResolvedMove = { fromId: string; toId: string; unit: string; amount: bigint };

/** The balances beside each posting are written by the database (a trigger), as they stand after it. */
export async function insertPostings(tx: Tx, entryId: string, moves: readonly ResolvedMove[]): Promise<void> {
  const column = <Value>(value: (move: ResolvedMove) => Value) => moves.map(value);
  const write = writePostings({
    entryId,
    units: column(({ unit }) => unit),
    fromIds: column(({ fromId }) => fromId),
    toIds: column(({ toId }) => toId),
    amounts: column(({ amount }) => amount.toString()),
  });
  await tx.executeQuery(write);
}

type PostingRows = { entryId: string; units: string[]; fromIds: string[]; toIds: string[]; amounts: string[] };

const writePostings = prepared(
  (_, { entryId, units, fromIds, toIds, amounts }: PostingRows) => sql`
    insert into ledger_posting (entry_id, seq, currency, from_account_id, to_account_id, amount, from_balance, to_balance)
    select ${entryId}, seq, currency, from_id, to_id, amount, 0, 0
    from unnest(${units}::text[], ${fromIds}::bigint[], ${toIds}::bigint[], ${amounts}::bigint[]) with ordinality
      as move (currency, from_id, to_id, amount, seq)
    order by seq`,
);

/** An entry and its moves, the last posted first; throws for an unknown key. */
export async function entryByKey(tx: Tx, key: string) {
  const entry = await tx
    .selectFrom("ledger_entry")
    .select(["id", "user_id", "subject"])
    .where("business_key", "=", key)
    .executeTakeFirstOrThrow();
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
  const moves: Move[] = rows.map((row) => ({
    from: accountOf(row.from_owner, row.from_kind, row.currency),
    to: accountOf(row.to_owner, row.to_kind, row.currency),
    amount: BigInt(row.amount),
  }));
  return { id: entry.id, userId: entry.user_id, subject: entry.subject, moves };
}
