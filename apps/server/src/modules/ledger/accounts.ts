import { type Currency, currencyCodes } from "@sihai/domain";
import { type CommonBook, commonBooks, customerBooks } from "@sihai/domain/books";
import { oneOf } from "#platform";

/** Customers' accounts that never go below zero, `owed` and `debt` (below zero: the customer owes us), and the provider's and the world's. */
const customerKinds = [...customerBooks, "credits"] as const;
type CustomerKind = (typeof customerKinds)[number];
export type WorldKind = CommonBook;

/** CRD: credits, whole numbers. Everything else is a currency. */
export type Unit = Currency | "CRD";
export type AccountRef = { owner: string; kind: CustomerKind; unit: Unit } | { owner: null; kind: WorldKind; unit: Unit };

const units = [...currencyCodes, "CRD"] as const;

/** An account by its row; throws for a kind or a unit the books do not know. */
export function accountOf(owner: string | null, kind: string, unit: string): AccountRef {
  const inUnit = oneOf(units, unit, "ledger_account.currency");
  if (owner === null) return { owner, kind: oneOf(commonBooks, kind, "ledger_account.kind"), unit: inUnit };
  return { owner, kind: oneOf(customerKinds, kind, "ledger_account.kind"), unit: inUnit };
}

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

/** Below zero: what the customer owes because a card payment was taken back at the gateway. */
export function debt(userId: string): AccountRef {
  return { owner: userId, kind: "debt", unit: "CNY" };
}

/** Spendable credits of a customer, whole ones. */
export function credits(userId: string): AccountRef {
  return { owner: userId, kind: "credits", unit: "CRD" };
}

/** Credits set aside for parcels that are not paid yet. */
export function heldCredits(userId: string): AccountRef {
  return { owner: userId, kind: "held", unit: "CRD" };
}

/** An account of the provider's, or one that stands for the world outside. */
export function world(kind: WorldKind, unit: Unit = "CNY"): AccountRef {
  return { owner: null, kind, unit };
}

/** Whether the account may go below zero: the provider's and the world's may, of a customer's only `owed` and `debt`. */
export function mayBeNegative({ kind }: AccountRef): boolean {
  return !neverNegative.has(kind);
}

const neverNegative: ReadonlySet<AccountRef["kind"]> = new Set(["wallet", "held", "deposit", "credits"]);

/** How many rows an account of ours has in a currency. */
const lanes = 64n;

/** The row of an account that moves for a customer: one of ours has several, so that customers do not wait for each other there (decision 55). */
export function laneOf({ owner }: AccountRef, userId: string | null): number {
  return owner === null && userId !== null ? Number(BigInt(userId) % lanes) : 0;
}
