import type { Money } from "@sihai/domain";
import type { LocalText } from "@sihai/domain/language";
import type { CouponTerms } from "@sihai/domain/promotion";
import { type Selectable, sql } from "kysely";
import { columnsOf, type DB, type Db, oneOf, type Tx } from "#platform";
import { termsOf } from "./coupon-terms.store.ts";

const obtainedWays = ["claim", "code", "gift"] as const;

/** What coupons are made of. */
export type CouponKind = {
  id: string;
  name: LocalText;
  terms: CouponTerms;
  obtainedBy: (typeof obtainedWays)[number];
  code: string | null;
  uses: number;
  perUser: number;
  total: number | null;
  taken: number;
  claimFrom: Date;
  claimUntil: Date;
  validDays: number;
};

/** Throws where a column holds a word the domain does not know. */
export function kindOf(row: Selectable<DB["coupon_kind"]>): CouponKind {
  return {
    id: row.id,
    name: { zh: row.name_zh, en: row.name_en },
    terms: termsOf(row),
    obtainedBy: oneOf(obtainedWays, row.obtained_by, "coupon_kind.obtained_by"),
    code: row.code,
    uses: row.uses,
    perUser: row.per_user,
    total: row.total,
    taken: row.claimed,
    claimFrom: row.claim_from,
    claimUntil: row.claim_until,
    validDays: row.valid_days,
  };
}

/** Takes one of a kind off the pile; null when it is not offered now or there is none left. Locks the kind (rule F20). */
export async function takeOfKind(
  tx: Tx,
  given: { by: "claim" | "gift"; kindId: string } | { by: "code"; code: string },
  now: Date,
): Promise<CouponKind | null> {
  const row = await tx
    .updateTable("coupon_kind")
    .set(({ eb }) => ({ claimed: eb("claimed", "+", 1) }))
    .$if(given.by === "code", (query) => query.where("code", "=", given.by === "code" ? given.code : ""))
    .$if(given.by !== "code", (query) => query.where("id", "=", given.by === "code" ? "0" : given.kindId))
    // Staff may give what is offered to all as well.
    .$if(given.by !== "gift", (query) => query.where("obtained_by", "=", given.by))
    .where("claim_from", "<=", now)
    .where("claim_until", ">", now)
    .where("checked_at", "is not", null)
    .where((eb) => eb.or([eb("total", "is", null), eb("claimed", "<", eb.ref("total"))]))
    .returningAll()
    .executeTakeFirst();
  return row ? kindOf(row) : null;
}

type MemberKind = { name: LocalText; amount: Money; validDays: number };

/** The kind that gifts of members are of, made where it is the first: off the shipping of a parcel, never open to anybody. Locks it. */
export async function takeMemberKind(tx: Tx, { name, amount, validDays }: MemberKind, at: Date) {
  const row = await tx
    .insertInto("coupon_kind")
    .values({
      name_zh: name.zh,
      name_en: name.en,
      type: 0,
      reduce_cny: amount.amount.toString(),
      parcel_type: "international",
      scope: "all",
      obtained_by: "member",
      claimed: 1,
      claim_from: at,
      claim_until: at,
      valid_days: validDays,
      created_by: null,
      created_at: at,
      checked_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["name_zh", "name_en", "reduce_cny", "valid_days"])
        .where("obtained_by", "=", "member")
        .doUpdateSet(({ eb }) => ({ claimed: eb("coupon_kind.claimed", "+", 1) })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return { id: row.id, name, terms: termsOf(row), uses: row.uses, validDays };
}

/** Kinds anyone may claim now, with how many of each the customer has. */
export async function offeredKinds(db: Db, userId: string, now: Date): Promise<(CouponKind & { mine: number })[]> {
  const rows = await db
    .selectFrom("coupon_kind as k")
    .selectAll("k")
    .select(({ selectFrom }) =>
      selectFrom("coupon as c")
        .select(sql<number>`count(*)::int`.as("mine"))
        .where("c.user_id", "=", userId)
        .whereRef("c.kind_id", "=", "k.id")
        .as("mine"),
    )
    .where("k.obtained_by", "=", "claim")
    .where("k.claim_from", "<=", now)
    .where("k.claim_until", ">", now)
    .where("k.checked_at", "is not", null)
    .where((eb) => eb.or([eb("k.total", "is", null), eb("k.claimed", "<", eb.ref("k.total"))]))
    .orderBy("k.id", "desc")
    .limit(50)
    .execute();
  return rows.map((row) => ({ ...kindOf(row), mine: row.mine ?? 0 }));
}

type NewKind = Omit<CouponKind, "id" | "terms" | "taken"> & {
  type: number;
  reduce: Money | null;
  reduceBp: number | null;
  serviceCode: string | null;
  parcelType: string;
  minSpend: Money;
  maxDeduction: Money | null;
  scope: string;
  shops: CouponTerms["shops"];
  minLevel: number;
  warehouseId: number | null;
  createdBy: string;
  createdAt: Date;
};

/** A draft until somebody checks it. Null when the code stands for another kind already. */
export async function insertKind(
  tx: Tx,
  { name, reduce, minSpend, maxDeduction, shops, ...kind }: NewKind,
): Promise<string | null> {
  const row = await tx
    .insertInto("coupon_kind")
    .values({
      ...columnsOf(kind),
      name_zh: name.zh,
      name_en: name.en,
      shops: JSON.stringify(shops),
      reduce_cny: reduce?.amount ?? null,
      min_spend_cny: minSpend.amount,
      max_deduction_cny: maxDeduction?.amount ?? null,
      checked_at: null,
    })
    .onConflict((conflict) => conflict.column("code").where("code", "is not", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether customers know a kind by the code: one nobody checked they do not. */
export async function kindCodeExists(db: Db | Tx, code: string): Promise<boolean> {
  const kinds = db.selectFrom("coupon_kind").select("id").where("code", "=", code).where("checked_at", "is not", null);
  const row = await kinds.executeTakeFirst();
  return row !== undefined;
}
