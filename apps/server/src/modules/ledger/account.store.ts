import { type Money, money } from "@sihai/domain";
import { type CompiledQuery, type Selectable, sql } from "kysely";
import { type DB, type Db, prepared, type Tx } from "#platform";
import { type AccountRef, accountOf, credits, heldCredits, laneOf, mayBeNegative } from "./accounts.ts";

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
  const missing = refs.map((ref) => ({
    owner_user_id: ref.owner,
    kind: ref.kind,
    currency: ref.unit,
    lane: laneOf(ref, userId),
    may_be_negative: mayBeNegative(ref),
  }));
  await tx
    .insertInto("ledger_account")
    .values(missing)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return lockIfAll(tx, refs, userId);
}

/**
 * Locks all of them, or none and returns none. What is all one customer's and in one currency, as an order paid from the wallet, is asked for by a
 * statement built once.
 */
async function lockIfAll(tx: Tx, refs: readonly AccountRef[], userId: string | null): Promise<LockedAccount[]> {
  const [owner, unit] = [refs[0]?.owner ?? null, refs[0]?.unit ?? ""];
  const isOneOwners = owner !== null && refs.every((ref) => ref.owner === owner && ref.unit === unit);
  const { rows } = await tx.executeQuery(
    isOneOwners ? lockOwn({ owner, kinds: refs.map(({ kind }) => kind), unit }) : lockAny(tx, refs, userId),
  );
  return rows.map((row) => ({
    id: row.id,
    ref: accountOf(row.owner_user_id, row.kind, row.currency),
    balance: BigInt(row.balance),
    isLimited: !row.may_be_negative,
  }));
}

type Own = { owner: string; kinds: string[]; unit: string };
type AccountRow = Pick<
  Selectable<DB["ledger_account"]>,
  "id" | "owner_user_id" | "kind" | "currency" | "balance" | "may_be_negative"
>;

/** A customer has one row of each account: theirs have no lanes. Looked for by the index of owners alone, twice, and nothing is joined. */
const lockOwn = prepared((_, { owner, kinds, unit }: Own) => {
  const own = sql`owner_user_id = ${owner} and kind = any(${kinds}::text[]) and currency = ${unit}`;
  return sql<AccountRow>`
    select id, owner_user_id, kind, currency, balance, may_be_negative from ledger_account
    where ${own} and (select count(*) from ledger_account where ${own}) = cardinality(${kinds}::text[])
    order by id for update`;
});

function lockAny(tx: Tx, refs: readonly AccountRef[], userId: string | null): CompiledQuery<AccountRow> {
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
  return tx
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
    .compile();
}

async function amountOn(db: Db | Tx, ref: AccountRef): Promise<bigint> {
  const { owner, kind, unit } = ref;
  const question = owner === null ? standing(db, ref).compile() : ownStanding({ owner, kind, unit });
  const [row] = (await db.executeQuery(question)).rows;
  return BigInt(row?.balance ?? 0);
}

const ownStanding = prepared((db, ref: Extract<AccountRef, { owner: string }>) => standing(db, ref));

/** Of one row where it is a customer's, of all lanes where it is ours. */
function standing(db: Db | Tx, ref: AccountRef) {
  return db
    .selectFrom("ledger_account")
    .select(sql<string>`coalesce(sum(balance), 0)`.as("balance"))
    .where("owner_user_id", ref.owner === null ? "is" : "=", ref.owner)
    .where("kind", "=", ref.kind)
    .where("currency", "=", ref.unit);
}
