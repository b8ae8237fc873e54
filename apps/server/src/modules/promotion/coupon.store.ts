import type { LocalText } from "@sihai/domain/language";
import type { CouponState, CouponTerms } from "@sihai/domain/promotion";
import { type Selectable, sql } from "kysely";
import { type DB, type Db, prepared, type Tx } from "#platform";
import type { CouponKind } from "./coupon-kind.store.ts";
import { freezeTerms, readTerms, thawTerms } from "./coupon-terms.store.ts";

export type OwnedCoupon = {
  couponId: string;
  couponNo: string;
  kindId: string;
  name: LocalText;
  terms: CouponTerms;
  usesLeft: number;
  validFrom: Date;
  validUntil: Date;
};

/** An unpaid parcel or order that has a use of a coupon set aside, by its number. */
export type HeldFor = { kind: "parcel" | "order"; no: string };

const columns = ["id", "coupon_no", "kind_id", "terms", "uses_left", "valid_from", "valid_until"] as const;

/** A coupon by the terms frozen on it; throws for terms nobody can read. */
export function couponOf(row: Pick<Selectable<DB["coupon"]>, (typeof columns)[number]>): OwnedCoupon {
  const frozen = readTerms(row.terms);
  return {
    couponId: row.id,
    couponNo: row.coupon_no,
    kindId: row.kind_id,
    name: frozen.name,
    terms: thawTerms(frozen),
    usesLeft: row.uses_left,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
  };
}

/** Coupons of a kind a customer ever got, used ones among them (rule F20). */
export async function countOfKind(db: Db | Tx, userId: string, kindId: string): Promise<number> {
  const row = await db
    .selectFrom("coupon")
    .select(sql<string>`count(*)`.as("count"))
    .where("user_id", "=", userId)
    .where("kind_id", "=", kindId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/**
 * Gives a coupon with the terms of now, from this instant on. `nth`: which of its kind for this customer; the kind is locked, so
 * no other takes it.
 */
export async function insertCoupon(
  tx: Tx,
  given: {
    userId: string;
    kind: Pick<CouponKind, "id" | "name" | "terms" | "uses" | "validDays">;
    nth: number;
    couponNo: string;
    now: Date;
  },
): Promise<OwnedCoupon> {
  const { userId, kind, nth, couponNo, now } = given;
  const row = await tx
    .insertInto("coupon")
    .values({
      user_id: userId,
      coupon_no: couponNo,
      kind_id: kind.id,
      nth,
      terms: JSON.stringify(freezeTerms(kind.terms, kind.name)),
      uses_left: kind.uses,
      valid_from: now,
      valid_until: new Date(now.getTime() + kind.validDays * 86_400_000),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return couponOf(row);
}

const inState = (state: CouponState, now: Date) => {
  switch (state) {
    case "used":
      return sql<boolean>`uses_left = 0`;
    case "available":
      return sql<boolean>`uses_left > 0 and valid_until > ${now}`;
    case "expired":
      return sql<boolean>`uses_left > 0 and valid_until <= ${now}`;
  }
};

/** The newest hundred in a state, with the unpaid parcels and orders that hold one; the available ones by what ends first. */
export async function couponsIn(
  db: Db | Tx,
  userId: string,
  state: CouponState,
  now: Date,
): Promise<(OwnedCoupon & { heldFor: HeldFor[] })[]> {
  const question = state === "available" ? available({ userId, now }) : inOneState(db, { userId, state, now }).compile();
  const { rows } = await db.executeQuery(question);
  return rows.map((row) => ({ ...couponOf(row), heldFor: row.held_for ?? [] }));
}

type InState = { userId: string; state: CouponState; now: Date };

const available = prepared((db, { userId, now }: Omit<InState, "state">) => inOneState(db, { userId, state: "available", now }));

function inOneState(db: Db | Tx, { userId, state, now }: InState) {
  return db
    .selectFrom("coupon")
    .select(columns)
    .select(({ selectFrom }) =>
      selectFrom("coupon_use as u")
        .leftJoin("parcel as p", (join) => join.onRef("p.user_id", "=", "u.user_id").onRef("p.id", "=", "u.parcel_id"))
        .leftJoin("purchase_order as o", (join) => join.onRef("o.user_id", "=", "u.user_id").onRef("o.id", "=", "u.order_id"))
        .select(
          sql<HeldFor[] | null>`json_agg(json_build_object('kind', case when u.order_id is null then 'parcel' else 'order' end,
            'no', coalesce(p.package_no, o.order_no)) order by u.id)`.as("held_for"),
        )
        .whereRef("u.user_id", "=", "coupon.user_id")
        .whereRef("u.coupon_id", "=", "coupon.id")
        .where("u.released_at", "is", null)
        .where("u.used_at", "is", null)
        .as("held_for"),
    )
    .where("user_id", "=", userId)
    .where(inState(state, now))
    .orderBy(state === "available" ? "valid_until" : "id", state === "available" ? "asc" : "desc")
    .limit(100);
}

/** One's coupons by state; a used one counts as used whenever it would have ended. */
export async function countCoupons(db: Db, userId: string, now: Date): Promise<Record<CouponState, number>> {
  const row = await db
    .selectFrom("coupon")
    .select([
      sql<string>`count(*) filter (where ${inState("available", now)})`.as("available"),
      sql<string>`count(*) filter (where ${inState("used", now)})`.as("used"),
      sql<string>`count(*) filter (where ${inState("expired", now)})`.as("expired"),
    ])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return { available: Number(row.available), used: Number(row.used), expired: Number(row.expired) };
}

/** A coupon of the customer's, usable or not; null when there is none. Not locked. */
export async function findCoupon(db: Db | Tx, userId: string, couponId: string): Promise<OwnedCoupon | null> {
  const row = await db
    .selectFrom("coupon")
    .select(columns)
    .where("user_id", "=", userId)
    .where("id", "=", couponId)
    .executeTakeFirst();
  return row ? couponOf(row) : null;
}

/** A customer's own coupon, locked until the transaction ends. */
export async function lockCoupon(tx: Tx, userId: string, couponId: string): Promise<OwnedCoupon | null> {
  const row = await tx
    .selectFrom("coupon")
    .select(columns)
    .where("user_id", "=", userId)
    .where("id", "=", couponId)
    .forUpdate()
    .executeTakeFirst();
  return row ? couponOf(row) : null;
}

/** By the normal form of an address (rule F56); null when nobody has it. */
export async function customerByMail(db: Db | Tx, emailNormal: string): Promise<string | null> {
  const row = await db.selectFrom("app_user").select("id").where("email_normal", "=", emailNormal).executeTakeFirst();
  return row?.id ?? null;
}

/** Until when coupons of a customer can be used, by their numbers. */
export async function couponEndsOf(db: Db, userId: string, couponNos: readonly string[]): Promise<Map<string, Date>> {
  if (couponNos.length === 0) return new Map();
  const rows = await db
    .selectFrom("coupon")
    .select(["coupon_no", "valid_until"])
    .where("user_id", "=", userId)
    .where("coupon_no", "in", couponNos)
    .execute();
  return new Map(rows.map((row) => [row.coupon_no, row.valid_until]));
}
