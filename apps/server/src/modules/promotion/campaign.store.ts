import type { Money } from "@sihai/domain";
import { sql } from "kysely";
import { type Db, fen, type Tx } from "#platform";
import { kindOf } from "./coupon-kind.store.ts";
import { codeOf } from "./discount-code.store.ts";

export type CampaignKind = "coupon" | "code";
/** `amount`: what of it was really taken off, of what is paid. */
export type Uses = { used: number; amount: Money };
type Page = { limit: number; offset: number };

/** Who made a campaign `k`, who checked and who stopped it: names for a list of them. */
const whoseHands = [
  sql<string>`(select name from staff where id = k.created_by)`.as("maker"),
  sql<string | null>`(select name from staff where id = k.checked_by)`.as("checker"),
  sql<string | null>`(select name from staff where id = k.stopped_by)`.as("stopper"),
] as const;

/** Kinds of coupons, the newest first. */
export async function couponCampaigns(db: Db, { limit, offset }: Page) {
  // What members are given is no campaign of anybody's.
  const kinds = db.selectFrom("coupon_kind as k").where("k.obtained_by", "<>", "member").selectAll("k").select(whoseHands);
  const rows = await kinds.orderBy("k.id", "desc").limit(limit).offset(offset).execute();
  const campaigns = rows.map((row) => ({ ...kindOf(row), ...madeOf(row) }));
  const { total } = await db
    .selectFrom("coupon_kind")
    .where("obtained_by", "<>", "member")
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return { campaigns, total: Number(total) };
}
export type CouponCampaign = Awaited<ReturnType<typeof couponCampaigns>>["campaigns"][number];

/** Discount codes, the newest first. */
export async function codeCampaigns(db: Db, { limit, offset }: Page) {
  const codes = db.selectFrom("discount_code as k").selectAll("k").select(whoseHands);
  const rows = await codes.orderBy("k.id", "desc").limit(limit).offset(offset).execute();
  const campaigns = rows.map((row) => ({ ...codeOf(row), ...madeOf(row) }));
  const { total } = await db
    .selectFrom("discount_code")
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return { campaigns, total: Number(total) };
}
export type CodeCampaign = Awaited<ReturnType<typeof codeCampaigns>>["campaigns"][number];

type Made = {
  created_by: string | null;
  maker: string;
  created_at: Date;
  checker: string | null;
  checked_at: Date | null;
  checked_alone: boolean;
  stopper: string | null;
  stopped_at: Date | null;
};

function madeOf(row: Made) {
  return {
    makerId: row.created_by,
    createdBy: row.maker,
    createdAt: row.created_at,
    checkedBy: row.checker,
    checkedAt: row.checked_at,
    checkedAlone: row.checked_alone,
    stoppedBy: row.stopper,
    stoppedAt: row.stopped_at,
  };
}

/** Every use of coupons by kind, or of codes: one shape for both. */
function usesOf(kind: CampaignKind) {
  return kind === "coupon"
    ? sql`(select u.*, c.kind_id as campaign_id from coupon_use u join coupon c on c.user_id = u.user_id and c.id = u.coupon_id)`
    : sql`(select u.*, null::bigint as order_id, u.code_id as campaign_id from discount_code_use u)`;
}

/**
 * What a use `u` took off: of what is paid, what its items have not given back and its parcel's freight needed; before that, or once it is
 * over, what was set aside. Of a parcel's freight the coupon comes first (docs/decisions/0032): what was not needed was the credits'.
 */
const takenOff = sql`(case when u.used_at is null or u.released_at is not null then u.amount_cny else u.amount_cny
  - coalesce((select sum(i.discount_back_cny) from order_item i where i.user_id = u.user_id and i.order_id = u.order_id), 0)
  - coalesce((select greatest(0, sum(round((d->>'freight')::numeric * 100)) - min(settled.final_freight_cny))
      from parcel settled, jsonb_array_elements(settled.discounts) d
      where settled.user_id = u.user_id and settled.id = u.parcel_id and settled.settled_at is not null
        and d->>'kind' in ('coupon', 'code')), 0) end)::bigint`;

/**
 * How often campaigns are used by parcels and orders that live, and what they took off those that are paid; a campaign without any use is
 * left out.
 */
export async function livingUsesOf(db: Db, kind: CampaignKind, ids: readonly string[]): Promise<Map<string, Uses>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; used: string; amount: string }>`
    select u.campaign_id as id, count(*) as used, coalesce(sum(${takenOff}) filter (where u.used_at is not null), 0)::bigint as amount
    from ${usesOf(kind)} u
    where u.released_at is null and u.campaign_id = any(${[...ids]}::bigint[]) group by u.campaign_id`.execute(db);
  return new Map(rows.map(({ id, used, amount }) => [id, { used: Number(used), amount: fen(amount) }]));
}

export type CampaignUse = {
  kind: "parcel" | "order";
  no: string;
  userId: string;
  /** What it took off; what it would have, where it is not paid or given back. */
  amount: Money;
  reservedAt: Date;
  usedAt: Date | null;
  releasedAt: Date | null;
};

/** The parcels and orders a campaign was used for, the latest first. */
export async function campaignUses(
  db: Db,
  { kind, id, limit, offset }: Page & { kind: CampaignKind; id: string },
): Promise<{ uses: CampaignUse[]; total: number }> {
  const { rows } = await sql<{
    package_no: string | null;
    order_no: string | null;
    user_id: string;
    amount_cny: string;
    reserved_at: Date;
    used_at: Date | null;
    released_at: Date | null;
    total: string;
  }>`
    select p.package_no, o.order_no, u.user_id, ${takenOff} as amount_cny, u.reserved_at, u.used_at, u.released_at, count(*) over () as total
    from ${usesOf(kind)} u left join parcel p on p.user_id = u.user_id and p.id = u.parcel_id
    left join purchase_order o on o.user_id = u.user_id and o.id = u.order_id
    where u.campaign_id = ${id} order by u.reserved_at desc, u.id desc limit ${limit} offset ${offset}`.execute(db);
  const uses = rows.map((row) => ({
    kind: row.order_no === null ? ("parcel" as const) : ("order" as const),
    no: row.order_no ?? row.package_no ?? "",
    userId: row.user_id,
    amount: fen(row.amount_cny),
    reservedAt: row.reserved_at,
    usedAt: row.used_at,
    releasedAt: row.released_at,
  }));
  return { uses, total: Number(rows[0]?.total ?? 0) };
}

type LockedCampaign = { name: string; makerId: string | null; until: Date; checked: boolean; stopped: boolean };

/** The campaign, locked; null when there is none. */
export async function lockCampaign(tx: Tx, kind: CampaignKind, id: string): Promise<LockedCampaign | null> {
  if (kind === "coupon") {
    const row = await tx
      .selectFrom("coupon_kind")
      .select(["name_en", "created_by", "claim_until", "checked_at", "stopped_at"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    return row ? { name: row.name_en, until: row.claim_until, ...standOf(row) } : null;
  }
  const row = await tx
    .selectFrom("discount_code")
    .select(["code", "created_by", "valid_until", "checked_at", "stopped_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row ? { name: row.code, until: row.valid_until, ...standOf(row) } : null;
}

function standOf(row: { created_by: string | null; checked_at: Date | null; stopped_at: Date | null }) {
  return { makerId: row.created_by, checked: row.checked_at !== null, stopped: row.stopped_at !== null };
}

/** Whether there is a coupon kind or code of that id, a draft too. */
export async function campaignExists(db: Db, kind: CampaignKind, id: string): Promise<boolean> {
  const table = kind === "coupon" ? "coupon_kind" : "discount_code";
  return (await db.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

/** Opens a locked campaign to customers. */
export async function markCampaignChecked(
  tx: Tx,
  kind: CampaignKind,
  id: string,
  { staffId, alone, at }: { staffId: string; alone: boolean; at: Date },
): Promise<void> {
  const checked = { checked_by: staffId, checked_at: at, checked_alone: alone };
  if (kind === "coupon") await tx.updateTable("coupon_kind").set(checked).where("id", "=", id).execute();
  else await tx.updateTable("discount_code").set(checked).where("id", "=", id).execute();
}

/** Ends a campaign's window with a moment; one that has not begun never does. */
export async function endWindow(
  tx: Tx,
  kind: CampaignKind,
  id: string,
  { staffId, at }: { staffId: string; at: Date },
): Promise<void> {
  const stopped = { stopped_by: staffId, stopped_at: at };
  if (kind === "coupon")
    await tx
      .updateTable("coupon_kind")
      .set({ ...stopped, claim_from: sql`least(claim_from, ${at})`, claim_until: at })
      .where("id", "=", id)
      .execute();
  else
    await tx
      .updateTable("discount_code")
      .set({ ...stopped, valid_from: sql`least(valid_from, ${at})`, valid_until: at })
      .where("id", "=", id)
      .execute();
}
