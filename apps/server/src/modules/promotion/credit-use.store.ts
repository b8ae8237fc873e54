import { creditsEndAt } from "@sihai/domain/promotion";
import { type Db, prepared, type Tx } from "#platform";

type OfParcel = { userId: string; parcelId: string; at: Date };
export type CreditUse = { id: string; credits: number; reservedAt: Date; usedAt: Date | null };

/** Notes credits set aside for a parcel; a parcel has one living use at a time. Returns its id. */
export async function insertCreditUse(tx: Tx, { userId, parcelId, at }: OfParcel, credits: number): Promise<string> {
  const row = await tx
    .insertInto("credit_use")
    .values({ user_id: userId, parcel_id: parcelId, credits, reserved_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Null when none were set aside, or they are used already. */
export async function markCreditsUsed(tx: Tx, { userId, parcelId, at }: OfParcel): Promise<CreditUse | null> {
  const [row] = (await tx.executeQuery(useCredits({ userId, parcelId, at }))).rows;
  return row ? creditUseOf(row) : null;
}

const useCredits = prepared((db, { userId, parcelId, at }: OfParcel) =>
  living(db, userId, parcelId).set({ used_at: at }).where("used_at", "is", null),
);

/** Null when there are none to give back; a second call finds none (rule F22). */
export async function markCreditsReleased(tx: Tx, { userId, parcelId, at }: OfParcel): Promise<CreditUse | null> {
  const row = await living(tx, userId, parcelId).set({ released_at: at }).executeTakeFirst();
  return row ? creditUseOf(row) : null;
}

/** Credits that stand on a parcel, set aside or used; 0 without any. */
export async function livingCredits(db: Db | Tx, userId: string, parcelId: string): Promise<number> {
  const row = await db
    .selectFrom("credit_use")
    .select("credits")
    .where("user_id", "=", userId)
    .where("parcel_id", "=", parcelId)
    .where("released_at", "is", null)
    .executeTakeFirst();
  return row?.credits ?? 0;
}

/** Until when credits on a parcel can be used once they are back: to the end of the year they were set aside in. Null without any. */
export async function creditsEndOn(db: Db, userId: string, parcelId: string): Promise<Date | null> {
  const row = await db
    .selectFrom("credit_use")
    .select("reserved_at")
    .where("user_id", "=", userId)
    .where("parcel_id", "=", parcelId)
    .where("released_at", "is", null)
    .executeTakeFirst();
  return row ? creditsEndAt(row.reserved_at) : null;
}

function living(db: Db | Tx, userId: string, parcelId: string) {
  return db
    .updateTable("credit_use")
    .where("user_id", "=", userId)
    .where("parcel_id", "=", parcelId)
    .where("released_at", "is", null)
    .returning(["id", "credits", "reserved_at", "used_at"]);
}

function creditUseOf(row: { id: string; credits: number; reserved_at: Date; used_at: Date | null }): CreditUse {
  return { id: row.id, credits: row.credits, reservedAt: row.reserved_at, usedAt: row.used_at };
}
