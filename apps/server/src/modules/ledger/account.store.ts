import { type Money, money } from "@sihai/domain";
import { sql } from "kysely";
import type { Db, Tx } from "#platform";
import { type AccountRef, accountOf, credits, heldCredits, laneOf, mayBeNegative } from "./accounts.ts";

/** The id of the row that moves for a customer (null: for nobody), made at first use. */
async function accountId(tx: Tx, ref: AccountRef, userId: string | null): Promise<string> {
  const lane = laneOf(ref, userId);
  const known = await findRow(tx, ref, lane);
  if (known) return known;
  const made = await tx
    .insertInto("ledger_account")
    .values({ owner_user_id: ref.owner, kind: ref.kind, currency: ref.unit, lane, may_be_negative: mayBeNegative(ref) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (made) return made.id;
  const theirs = await findRow(tx, ref, lane);
  if (!theirs) throw new Error(`account ${ref.kind} ${ref.unit} cannot be made`);
  return theirs;
}

/** What stands on an account now; zero when it was never used. Credits are refused: see `creditsOf`. */
export async function balanceOf(db: Db | Tx, ref: AccountRef): Promise<Money> {
  if (ref.unit === "CRD") throw new TypeError("credits are not money");
  return money(await amountOn(db, ref), ref.unit);
}

/** Credits a customer can spend; those set aside for parcels are not among them. */
export async function creditsOf(db: Db | Tx, userId: string): Promise<number> {
  return Number(await amountOn(db, credits(userId)));
}

/** How many credits are set aside for parcels that are not paid yet. */
export async function heldCreditsOf(db: Db | Tx, userId: string): Promise<number> {
  return Number(await amountOn(db, heldCredits(userId)));
}

export type LockedAccount = { id: string; ref: AccountRef; balance: bigint; isLimited: boolean };

/**
 * The rows that move for a customer (null: for nobody), locked in the order of their ids, so that two entries at once wait for each other and
 * no more. One statement where all have been used before; else the missing ones are made first, in the order given, with nothing locked yet.
 */
export async function lockAccounts(tx: Tx, refs: readonly AccountRef[], userId: string | null): Promise<LockedAccount[]> {
  const known = await lockIfAll(tx, refs, userId);
  if (known.length === refs.length) return known;
  for (const ref of refs) await accountId(tx, ref, userId);
  const all = await lockIfAll(tx, refs, userId);
  if (all.length !== refs.length) throw new Error(`${refs.length} accounts of ${userId}, and ${all.length} found`);
  return all;
}

/** Locks all of them, or none and returns none. */
async function lockIfAll(tx: Tx, refs: readonly AccountRef[], userId: string | null): Promise<LockedAccount[]> {
  const wanted = tx
    .selectFrom("ledger_account")
    .where(({ and, eb, or }) =>
      or(
        refs.map((ref) =>
          and([
            eb("owner_user_id", ref.owner === null ? "is" : "=", ref.owner),
            eb("kind", "=", ref.kind),
            eb("currency", "=", ref.unit),
            eb("lane", "=", laneOf(ref, userId)),
          ]),
        ),
      ),
    );
  const rows = await tx
    .selectFrom("ledger_account")
    .select(["id", "owner_user_id", "kind", "currency", "balance", "may_be_negative"])
    .where("id", "in", wanted.select("id"))
    .where(
      wanted.select(({ fn }) => fn.countAll<string>().as("known")),
      "=",
      String(refs.length),
    )
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    ref: accountOf(row.owner_user_id, row.kind, row.currency),
    balance: BigInt(row.balance),
    isLimited: !row.may_be_negative,
  }));
}

async function amountOn(db: Db | Tx, ref: AccountRef): Promise<bigint> {
  const row = await rowsOf(db, ref).select(sql<string>`coalesce(sum(balance), 0)`.as("balance")).executeTakeFirstOrThrow();
  return BigInt(row.balance);
}

async function findRow(tx: Tx, ref: AccountRef, lane: number): Promise<string | undefined> {
  return (await rowsOf(tx, ref).select("id").where("lane", "=", lane).executeTakeFirst())?.id;
}

/** One row of a customer's account, the lanes of one of ours. */
function rowsOf(db: Db | Tx, ref: AccountRef) {
  return db
    .selectFrom("ledger_account")
    .where("owner_user_id", ref.owner === null ? "is" : "=", ref.owner)
    .where("kind", "=", ref.kind)
    .where("currency", "=", ref.unit);
}
