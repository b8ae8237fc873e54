import { type Money, money } from "@sihai/domain";
import type { Db, Tx } from "#platform";
import { type AccountRef, credits, heldCredits, mayBeNegative } from "./accounts.ts";

/** The account's row id, made at first use. */
export async function accountId(tx: Tx, ref: AccountRef): Promise<string> {
  const known = await findAccount(tx, ref);
  if (known) return known.id;
  const made = await tx
    .insertInto("ledger_account")
    .values({ owner_user_id: ref.owner, kind: ref.kind, currency: ref.unit, may_be_negative: mayBeNegative(ref) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (made) return made.id;
  const theirs = await findAccount(tx, ref);
  if (!theirs) throw new Error(`account ${ref.kind} ${ref.unit} cannot be made`);
  return theirs.id;
}

/** What stands on an account now; zero when it was never used. Credits are refused: see `creditsOf`. */
export async function balanceOf(db: Db | Tx, ref: AccountRef): Promise<Money> {
  if (ref.unit === "CRD") throw new TypeError("credits are not money");
  return money(await amountOn(db, ref), ref.unit);
}

export async function creditsOf(db: Db | Tx, userId: string): Promise<number> {
  return Number(await amountOn(db, credits(userId)));
}

/** How many credits are set aside for parcels that are not paid yet. */
export async function heldCreditsOf(db: Db | Tx, userId: string): Promise<number> {
  return Number(await amountOn(db, heldCredits(userId)));
}

/** Locks accounts in the order of their ids, so that two entries at once wait for each other and no more. */
export async function lockAccounts(
  tx: Tx,
  ids: readonly string[],
): Promise<{ id: string; balance: bigint; isLimited: boolean }[]> {
  const rows = await tx
    .selectFrom("ledger_account")
    .select(["id", "balance", "may_be_negative"])
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map((row) => ({ id: row.id, balance: BigInt(row.balance), isLimited: !row.may_be_negative }));
}

async function amountOn(db: Db | Tx, ref: AccountRef): Promise<bigint> {
  return BigInt((await findAccount(db, ref))?.balance ?? 0);
}

async function findAccount(db: Db | Tx, ref: AccountRef): Promise<{ id: string; balance: string } | undefined> {
  return await db
    .selectFrom("ledger_account")
    .select(["id", "balance"])
    .where("owner_user_id", ref.owner === null ? "is" : "=", ref.owner)
    .where("kind", "=", ref.kind)
    .where("currency", "=", ref.unit)
    .executeTakeFirst();
}
