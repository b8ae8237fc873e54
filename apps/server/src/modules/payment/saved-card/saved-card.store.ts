import type { CardFound } from "@sihai/adapters/payment";
import type { Settings } from "@sihai/domain/setting";
import { sql } from "kysely";
import type { Db, Tx } from "#platform";
import type { Attempt } from "../attempt.store.ts";
import { type Billing, readBilling } from "./stored-billing.ts";

/** A card its owner keeps at the gateway. `methodId` and `customerId` are its and its owner's names there. */
export type SavedCard = {
  cardId: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  isDefault: boolean;
  methodId: string;
  customerId: string;
  billing: Billing;
};

function cardQuery(db: Db | Tx, userId: string) {
  return db
    .selectFrom("saved_card as c")
    .innerJoin("gateway_customer as g", "g.user_id", "c.user_id")
    .select(["c.id", "c.brand", "c.last4", "c.exp_month", "c.exp_year", "c.is_default", "c.method_id", "g.customer_id"])
    .select("c.billing")
    .where("c.user_id", "=", userId);
}

function cardOf(row: Awaited<ReturnType<ReturnType<typeof cardQuery>["executeTakeFirstOrThrow"]>>): SavedCard {
  return {
    cardId: row.id,
    brand: row.brand,
    last4: row.last4,
    expMonth: row.exp_month,
    expYear: row.exp_year,
    isDefault: row.is_default,
    methodId: row.method_id,
    customerId: row.customer_id,
    billing: readBilling(row.billing),
  };
}

/** All of a person: the setting ends how many there come to be. The default one first, then the latest kept. */
export async function savedCards(db: Db, userId: string): Promise<SavedCard[]> {
  const rows = await cardQuery(db, userId).orderBy("c.is_default", "desc").orderBy("c.id", "desc").execute();
  return rows.map(cardOf);
}

/** One of a person's own; null for an unknown one and for somebody else's alike. */
export async function findCard(db: Db | Tx, userId: string, cardId: string): Promise<SavedCard | null> {
  const row = await cardQuery(db, userId).where("c.id", "=", cardId).executeTakeFirst();
  return row ? cardOf(row) : null;
}

/** The person's name at the gateway; null while they never kept a card. */
export async function customerIdOf(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom("gateway_customer").select("customer_id").where("user_id", "=", userId).executeTakeFirst();
  return row?.customer_id ?? null;
}

/** Keeps the person's name at the gateway; the first one stays. */
export async function insertCustomer(db: Db, userId: string, customerId: string, at: Date): Promise<void> {
  await db
    .insertInto("gateway_customer")
    .values({ user_id: userId, customer_id: customerId, created_at: at })
    // Two cards at once bring one name of one customer: they may meet on either key.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whoever changes a person's cards does so alone: one of them at a time is the default. */
async function lockCards(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom("gateway_customer").select("user_id").where("user_id", "=", userId).forUpdate().execute();
}

/**
 * Keeps the card of a charge with its billing. The same card again is kept under its newer name; beyond the most there may be, it is not kept. What the
 * gateway keeps of it and we do not, it has to let go: that name is returned.
 */
export async function keepCard(
  tx: Tx,
  { userId, id }: Pick<Attempt, "userId" | "id">,
  card: CardFound,
  { savedCardsMost }: Pick<Settings, "savedCardsMost">,
  at: Date,
): Promise<string | null> {
  await lockCards(tx, userId);
  const before = await tx
    .selectFrom("saved_card")
    .select("method_id")
    .where("user_id", "=", userId)
    .where("fingerprint", "=", card.fingerprint)
    .executeTakeFirst();
  const kept = await sql`
    insert into saved_card (user_id, method_id, fingerprint, brand, last4, exp_month, exp_year, billing, is_default, saved_at)
    select a.user_id, ${card.methodId}, ${card.fingerprint}, ${card.brand.slice(0, 40)}, ${card.last4}, ${card.expMonth}, ${card.expYear},
      jsonb_build_object('name', a.billing_name, 'email', a.billing_email, 'phone', a.billing_phone, 'address', a.billing_address),
      not exists (select from saved_card c where c.user_id = a.user_id and c.is_default), ${at}
    from payment_attempt a
    where a.user_id = ${userId} and a.id = ${id}
      and ((select count(*) from saved_card c where c.user_id = a.user_id) < ${savedCardsMost}
        or exists (select from saved_card c where c.user_id = a.user_id and c.fingerprint = ${card.fingerprint}))
    on conflict (user_id, fingerprint) do update set method_id = excluded.method_id, exp_month = excluded.exp_month,
      exp_year = excluded.exp_year, billing = excluded.billing
    returning id`.execute(tx);
  if (kept.rows.length === 0) return card.methodId;
  return before === undefined || before.method_id === card.methodId ? null : before.method_id;
}

/** Makes one card the only default, alone among changes of the person's cards. That the card is theirs is asked before. */
export async function makeDefault(tx: Tx, userId: string, cardId: string): Promise<void> {
  await lockCards(tx, userId);
  const mine = () => tx.updateTable("saved_card").where("user_id", "=", userId);
  await mine().set({ is_default: false }).where("is_default", "=", true).execute();
  await mine().set({ is_default: true }).where("id", "=", cardId).execute();
}

/** The latest of those that are left becomes the default where the one removed was it. */
export async function removeCard(tx: Tx, userId: string, cardId: string): Promise<void> {
  await lockCards(tx, userId);
  await tx.deleteFrom("saved_card").where("user_id", "=", userId).where("id", "=", cardId).execute();
  await sql`
    update saved_card set is_default = true where user_id = ${userId}
      and not exists (select from saved_card c where c.user_id = ${userId} and c.is_default)
      and id = (select max(id) from saved_card c where c.user_id = ${userId})`.execute(tx);
}
