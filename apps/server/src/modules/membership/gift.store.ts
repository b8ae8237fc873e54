import type { Money } from "@sihai/domain";
import type { LocalText } from "@sihai/domain/language";
import { type Db, fen, oneOf, type Tx } from "#platform";

const gifts = ["birthday", "upgrade", "invited", "invitation"] as const;
type GiftKind = (typeof gifts)[number];

export type NewGift = {
  userId: string;
  gift: GiftKind;
  /** The year of the birthday, the level that was reached, whom the customer came by or brought. */
  reference: string;
  level: number;
  name: LocalText;
  amount: Money;
  validDays: number;
  at: Date;
};

/** Owes a member a gift, once for what it is given for (rules J-40 and J-41, decision 100). */
export async function oweGift(tx: Tx, { userId, gift, reference, level, name, amount, validDays, at }: NewGift): Promise<void> {
  await tx
    .insertInto("member_gift")
    .values({
      user_id: userId,
      gift,
      reference,
      level,
      name_zh: name.zh,
      name_en: name.en,
      amount_cny: amount.amount.toString(),
      valid_days: validDays,
      earned_at: at,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "gift", "reference"]).doNothing())
    .execute();
}

export type OwedGift = { userId: string; id: string; name: LocalText; amount: Money; validDays: number };

/** Gifts nobody has handed over yet, locked; those another worker has in hand are left to it. */
export async function lockOwedGifts(tx: Tx, limit: number): Promise<OwedGift[]> {
  const rows = await tx
    .selectFrom("member_gift")
    .select(["user_id", "id", "name_zh", "name_en", "amount_cny", "valid_days"])
    .where("coupon_id", "is", null)
    .orderBy("user_id")
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    id: row.id,
    name: { zh: row.name_zh, en: row.name_en },
    amount: fen(row.amount_cny),
    validDays: row.valid_days,
  }));
}

/** Notes the coupon a locked gift came as; in the transaction that makes it, so that it is given once. */
export async function markGiven(tx: Tx, { userId, id }: OwedGift, couponId: string, at: Date): Promise<void> {
  await tx
    .updateTable("member_gift")
    .set({ coupon_id: couponId, given_at: at })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .execute();
}

const giftsShown = 20;

/** The latest gifts of a member, each with the coupon it came as. */
export async function giftsOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom("member_gift as g")
    .leftJoin("coupon as c", (join) => join.onRef("c.user_id", "=", "g.user_id").onRef("c.id", "=", "g.coupon_id"))
    .select(["g.gift", "g.name_zh", "g.name_en", "g.amount_cny", "g.level", "g.earned_at", "c.coupon_no"])
    .where("g.user_id", "=", userId)
    .orderBy("g.id", "desc")
    .limit(giftsShown)
    .execute();
  return rows.map((row) => ({
    gift: oneOf(gifts, row.gift, "member_gift.gift"),
    name: { zh: row.name_zh, en: row.name_en },
    amount: fen(row.amount_cny),
    level: row.level,
    at: row.earned_at,
    couponNo: row.coupon_no,
  }));
}
