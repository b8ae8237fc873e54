import type { Money } from "@sihai/domain";
import type { LocalText } from "@sihai/domain/language";
import type { DiscountCodeTerms } from "@sihai/domain/promotion";
import { type Selectable, sql } from "kysely";
import { columnsOf, type DB, type Db, prepared, sendAlong, type Tx } from "#platform";
import { codeTermsOf } from "./coupon-terms.store.ts";

export type DiscountCode = {
  id: string;
  code: string;
  name: LocalText;
  terms: DiscountCodeTerms;
  perUser: number;
  total: number | null;
  used: number;
  validFrom: Date;
  validUntil: Date;
};

/** A code by its row, checked or not. */
export function codeOf(row: Selectable<DB["discount_code"]>): DiscountCode {
  return {
    id: row.id,
    code: row.code,
    name: { zh: row.name_zh, en: row.name_en },
    terms: codeTermsOf(row),
    perUser: row.per_user,
    total: row.total,
    used: row.used,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
  };
}

/** A code as customers know it: one nobody checked they do not. */
export async function findCode(db: Db | Tx, code: string): Promise<DiscountCode | null> {
  const row = await checkedCode(db, code).executeTakeFirst();
  return row ? codeOf(row) : null;
}

/** The code, locked: its limits are decided one parcel at a time. */
export async function lockCode(tx: Tx, code: string): Promise<DiscountCode | null> {
  const row = await checkedCode(tx, code).forUpdate().executeTakeFirst();
  return row ? codeOf(row) : null;
}

function checkedCode(db: Db | Tx, code: string) {
  return db.selectFrom("discount_code").selectAll().where("code", "=", code).where("checked_at", "is not", null);
}

/** Which of the customer's living uses are taken: their numbers. */
export async function livingUses(db: Db | Tx, userId: string, codeId: string): Promise<number[]> {
  const rows = await db
    .selectFrom("discount_code_use")
    .select("nth")
    .where("user_id", "=", userId)
    .where("code_id", "=", codeId)
    .where("released_at", "is", null)
    .execute();
  return rows.map(({ nth }) => nth);
}

/** Sets a use of a locked code aside for a parcel. */
export async function reserveCode(
  tx: Tx,
  use: { userId: string; codeId: string; parcelId: string; nth: number; amount: Money; at: Date },
): Promise<void> {
  await tx
    .updateTable("discount_code")
    .set(({ eb }) => ({ used: eb("used", "+", 1) }))
    .where("id", "=", use.codeId)
    .execute();
  await tx
    .insertInto("discount_code_use")
    .values({
      user_id: use.userId,
      code_id: use.codeId,
      parcel_id: use.parcelId,
      nth: use.nth,
      amount_cny: use.amount.amount,
      reserved_at: use.at,
    })
    .execute();
}

/** The code that stands on a parcel, and since when. */
export async function codeOn(db: Db | Tx, userId: string, parcelId: string): Promise<{ code: string; since: Date } | null> {
  const row = await db
    .selectFrom("discount_code_use as u")
    .innerJoin("discount_code as c", "c.id", "u.code_id")
    .select(["c.code", "u.reserved_at"])
    .where("u.user_id", "=", userId)
    .where("u.parcel_id", "=", parcelId)
    .where("u.released_at", "is", null)
    .executeTakeFirst();
  return row ? { code: row.code, since: row.reserved_at } : null;
}

/** Gives the use back; a second call finds none (rule F22). */
export async function releaseCode(tx: Tx, given: { userId: string; parcelId: string; at: Date }): Promise<void> {
  const released = await tx
    .updateTable("discount_code_use")
    .set({ released_at: given.at })
    .where("user_id", "=", given.userId)
    .where("parcel_id", "=", given.parcelId)
    .where("released_at", "is", null)
    .returning("code_id")
    .executeTakeFirst();
  if (!released) return;
  await tx.updateTable("discount_code").set({ used: sql`used - 1` }).where("id", "=", released.code_id).execute();
}

/** The parcel is paid: the use set aside for it is used. Sent along. */
export async function markCodeUsed(
  tx: Tx,
  { userId, parcelId, at }: { userId: string; parcelId: string; at: Date },
): Promise<void> {
  await sendAlong(tx, useCode({ userId, parcelId, at }));
}

const useCode = prepared((db, { userId, parcelId, at }: { userId: string; parcelId: string; at: Date }) =>
  db
    .updateTable("discount_code_use")
    .set({ used_at: at })
    .where("user_id", "=", userId)
    .where("parcel_id", "=", parcelId)
    .where("released_at", "is", null)
    .where("used_at", "is", null),
);

/** What a living use takes off is less than when it was set aside. */
export async function setCodeAmount(
  tx: Tx,
  { userId, parcelId }: { userId: string; parcelId: string },
  amount: Money,
): Promise<void> {
  await tx
    .updateTable("discount_code_use")
    .set({ amount_cny: amount.amount })
    .where("user_id", "=", userId)
    .where("parcel_id", "=", parcelId)
    .where("released_at", "is", null)
    .execute();
}

type NewCode = Omit<DiscountCode, "id" | "terms" | "used"> & {
  reduce: Money | null;
  reduceBp: number | null;
  createdBy: string;
  createdAt: Date;
  minSpend: Money;
  maxDeduction: Money | null;
};

/** A draft until somebody checks it. Null when the code stands for another discount already. */
export async function insertCode(tx: Tx, { name, reduce, minSpend, maxDeduction, ...code }: NewCode): Promise<string | null> {
  const row = await tx
    .insertInto("discount_code")
    .values({
      ...columnsOf(code),
      name_zh: name.zh,
      name_en: name.en,
      reduce_cny: reduce?.amount ?? null,
      min_spend_cny: minSpend.amount,
      max_deduction_cny: maxDeduction?.amount ?? null,
      checked_at: null,
    })
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}
