import type { Money } from "@sihai/domain";
import type { LocalText } from "@sihai/domain/language";
import type { InvitationState } from "@sihai/domain/membership";
import { sql } from "kysely";
import { type Db, fen, hashToken, type Tx } from "#platform";

/** One's own code; null while none was needed. */
export async function codeOf(db: Db, userId: string) {
  const rows = db.selectFrom("invitation_code").select(["code", "shows_initial as showsInitial"]).where("user_id", "=", userId);
  return (await rows.executeTakeFirst()) ?? null;
}

/** Whether who follows the code is told its owner's name; nothing happens where there is no code. */
export async function keepInitial(db: Db, userId: string, shown: boolean): Promise<void> {
  await db.updateTable("invitation_code").set({ shows_initial: shown }).where("user_id", "=", userId).execute();
}

/** The name behind a code, where its owner may log in; empty where they have none but the one the house gave, or do not want it told. */
export async function nameBehind(db: Db, code: string): Promise<string | null> {
  const row = await db
    .selectFrom("invitation_code as c")
    .innerJoin("app_user as u", "u.id", "c.user_id")
    .select(
      sql<string>`case when c.shows_initial then coalesce(nullif(u.nick_name, ''), nullif(regexp_replace(u.user_name, '^sihai[0-9]{8}$', ''), ''), '') else '' end`.as(
        "name",
      ),
    )
    .where("c.code", "=", code.toUpperCase())
    .where("u.disabled", "=", false)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Of two that are made at once one stays; one that is another customer's already changes nothing. */
export async function keepCode(db: Db, userId: string, code: string): Promise<void> {
  await db
    .insertInto("invitation_code")
    .values({ user_id: userId, code })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Who invites by a code, as long as they may log in; and whether they came from this browser themselves. */
export async function inviterBy(tx: Tx, code: string, browser: string) {
  const row = await tx
    .selectFrom("invitation_code as c")
    .innerJoin("app_user as u", "u.id", "c.user_id")
    .select(["u.id as userId", "u.email_normal as email"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("known_device as d")
          .select("d.user_id")
          .whereRef("d.user_id", "=", "u.id")
          .where("d.device_hash", "=", hashToken(browser)),
      ).as("isSameBrowser"),
    )
    .where("c.code", "=", code.toUpperCase())
    .where("u.disabled", "=", false)
    .executeTakeFirst();
  return row ? { ...row, isSameBrowser: Boolean(row.isSameBrowser) } : null;
}

type Terms = { name: LocalText; inviter: Money; invited: Money; leastFreight: Money; validDays: number };

/** Notes who came by whom, with the terms of that day: later changes do not touch it. */
export async function insertInvitation(
  tx: Tx,
  { userId, invitedId, terms, at }: { userId: string; invitedId: string; terms: Terms; at: Date },
): Promise<void> {
  await tx
    .insertInto("invitation")
    .values({
      ...{ user_id: userId, invited_id: invitedId, joined_at: at, name_zh: terms.name.zh, name_en: terms.name.en },
      inviter_cny: terms.inviter.amount.toString(),
      invited_cny: terms.invited.amount.toString(),
      least_cny: terms.leastFreight.amount.toString(),
      valid_days: terms.validDays,
    })
    .execute();
}

type Settled = { invitedId: string; packageNo: string; freightPaid: Money; at: Date };

/** Settles the invitation somebody came by, once; null when there is none, it is settled, or the parcel is not worth it. */
export async function settleInvitation(tx: Tx, { invitedId, packageNo, freightPaid, at }: Settled) {
  const row = await tx
    .updateTable("invitation")
    .set({ settled_at: at, package_no: packageNo })
    .where("invited_id", "=", invitedId)
    .where("settled_at", "is", null)
    .where("least_cny", "<=", freightPaid.amount.toString())
    .returning(["user_id", "id", "name_zh", "name_en", "inviter_cny", "invited_cny", "valid_days"])
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...{ userId: row.user_id, id: row.id, name: { zh: row.name_zh, en: row.name_en }, validDays: row.valid_days },
    inviter: fen(row.inviter_cny),
    invited: fen(row.invited_cny),
  };
}

/** How many of somebody's invitations were rewarded since; those that are settled at once are counted one after another. */
export async function countRewarded(tx: Tx, userId: string, since: Date): Promise<number> {
  await tx.selectFrom("invitation_code").select("code").where("user_id", "=", userId).forUpdate().execute();
  const row = await tx
    .selectFrom("invitation")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("user_id", "=", userId)
    .where("settled_at", ">", since)
    .where("is_over_most", "=", false)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** A settled invitation that is not rewarded: its inviter has had as many as a year allows. */
export async function markOverMost(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.updateTable("invitation").set({ is_over_most: true }).where("user_id", "=", userId).where("id", "=", id).execute();
}

const shownMost = 50;

/** Those who came by somebody's code, the latest first. Who they are is theirs to say. */
export async function invitationsOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom("invitation")
    .select(["joined_at", "settled_at", "is_over_most", "inviter_cny"])
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(shownMost)
    .execute();
  return rows.map((row) => {
    const state: InvitationState = row.is_over_most ? "over-most" : row.settled_at === null ? "waiting" : "rewarded";
    return { joinedAt: row.joined_at, settledAt: row.settled_at, amount: fen(row.inviter_cny), state };
  });
}
