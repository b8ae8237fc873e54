import { type Currency, type Money, money } from "@sihai/domain";
import type { Db, Tx } from "#platform";

/** Customers' accounts that never go below zero, `owed` (below zero: the customer owes us), and the provider's and the world's. */
type CustomerKind = "wallet" | "held" | "deposit" | "owed" | "credits";
export type WorldKind =
  | "gateway"
  | "bank"
  | "purchases"
  | "service-income"
  | "freight-income"
  | "insurance-income"
  | "storage-income"
  | "promotion"
  | "suspense"
  | "fx";

/** CRD: credits, whole numbers. Everything else is a currency. */
export type Unit = Currency | "CRD";
export type AccountRef = { owner: string; kind: CustomerKind; unit: Unit } | { owner: null; kind: WorldKind; unit: Unit };

/** Spendable money of a customer. */
export function wallet(userId: string, currency: Currency = "CNY"): AccountRef {
  return { owner: userId, kind: "wallet", unit: currency };
}

/** Money set aside with a reason (a withdrawal being paid out). */
export function held(userId: string, currency: Currency = "CNY"): AccountRef {
  return { owner: userId, kind: "held", unit: currency };
}

/** Paid for orders and parcels, not yet earned or spent by the provider: still the customer's. */
export function deposit(userId: string): AccountRef {
  return { owner: userId, kind: "deposit", unit: "CNY" };
}

/** Below zero: what the customer owes. */
export function owed(userId: string): AccountRef {
  return { owner: userId, kind: "owed", unit: "CNY" };
}

export function credits(userId: string): AccountRef {
  return { owner: userId, kind: "credits", unit: "CRD" };
}

/** Credits set aside for parcels that are not paid yet. */
export function heldCredits(userId: string): AccountRef {
  return { owner: userId, kind: "held", unit: "CRD" };
}

export function world(kind: WorldKind, unit: Unit = "CNY"): AccountRef {
  return { owner: null, kind, unit };
}

const neverNegative: readonly string[] = ["wallet", "held", "deposit", "credits"];

/** The account's row id, made at first use. */
export async function accountId(tx: Tx, ref: AccountRef): Promise<string> {
  const find = () =>
    tx
      .selectFrom("ledger_account")
      .select("id")
      .where("owner_user_id", ref.owner === null ? "is" : "=", ref.owner)
      .where("kind", "=", ref.kind)
      .where("currency", "=", ref.unit)
      .executeTakeFirst();
  const known = await find();
  if (known) return known.id;
  const made = await tx
    .insertInto("ledger_account")
    .values({ owner_user_id: ref.owner, kind: ref.kind, currency: ref.unit, may_be_negative: !neverNegative.includes(ref.kind) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (made) return made.id;
  const [row] = [await find()];
  if (!row) throw new Error(`account ${ref.kind} ${ref.unit} cannot be made`);
  return row.id;
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

async function amountOn(db: Db | Tx, ref: AccountRef): Promise<bigint> {
  const row = await db
    .selectFrom("ledger_account")
    .select("balance")
    .where("owner_user_id", ref.owner === null ? "is" : "=", ref.owner)
    .where("kind", "=", ref.kind)
    .where("currency", "=", ref.unit)
    .executeTakeFirst();
  return BigInt(row?.balance ?? 0);
}
