import type { Money } from "@sihai/domain";
import type { CouponTerms } from "@sihai/domain/promotion";
import { type Selectable, sql } from "kysely";
import type { DB, Db, Tx } from "#platform";

export type KindRow = Selectable<DB["coupon_kind"]>;

/** Takes one of a kind off the pile; null when it is not offered now or there is none left. Locks the kind (rule F20). */
export async function takeOfKind(
  tx: Tx,
  given: { by: "claim" | "gift"; kindId: string } | { by: "code"; code: string },
  now: Date,
): Promise<KindRow | null> {
  const row = await tx
    .updateTable("coupon_kind")
    .set(({ eb }) => ({ claimed: eb("claimed", "+", 1) }))
    .$if(given.by === "code", (query) => query.where("code", "=", given.by === "code" ? given.code : ""))
    .$if(given.by !== "code", (query) => query.where("id", "=", given.by === "code" ? "0" : given.kindId))
    // Staff may give what is offered to all as well.
    .$if(given.by !== "gift", (query) => query.where("obtained_by", "=", given.by))
    .where("claim_from", "<=", now)
    .where("claim_until", ">", now)
    .where((eb) => eb.or([eb("total", "is", null), eb("claimed", "<", eb.ref("total"))]))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Kinds anyone may claim now, with how many of each the customer has. */
export async function offeredKinds(db: Db, userId: string, now: Date): Promise<(KindRow & { mine: number })[]> {
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
    .where((eb) => eb.or([eb("k.total", "is", null), eb("k.claimed", "<", eb.ref("k.total"))]))
    .orderBy("k.id", "desc")
    .limit(50)
    .execute();
  return rows.map((row) => ({ ...row, mine: row.mine ?? 0 }));
}

type NewKind = Omit<
  KindRow,
  "id" | "claimed" | "stopped_by" | "stopped_at" | "shops" | "reduce_cny" | "min_spend_cny" | "max_deduction_cny"
> & {
  shops: CouponTerms["shops"];
  reduce: Money | null;
  minSpend: Money;
  maxDeduction: Money | null;
};

/** Null when the code stands for another kind already. */
export async function insertKind(tx: Tx, { reduce, minSpend, maxDeduction, shops, ...kind }: NewKind): Promise<string | null> {
  const row = await tx
    .insertInto("coupon_kind")
    .values({
      ...kind,
      shops: JSON.stringify(shops),
      reduce_cny: reduce?.amount ?? null,
      min_spend_cny: minSpend.amount,
      max_deduction_cny: maxDeduction?.amount ?? null,
    })
    .onConflict((conflict) => conflict.column("code").where("code", "is not", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function kindCodeExists(db: Db | Tx, code: string): Promise<boolean> {
  const row = await db.selectFrom("coupon_kind").select("id").where("code", "=", code).executeTakeFirst();
  return row !== undefined;
}
