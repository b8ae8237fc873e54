import type { StaffPermission } from "@sihai/domain/staff";
import { sql } from "kysely";
import type { Db, Tx } from "../database/database.ts";
import { hashToken } from "./hash-token.ts";
import type { Rights } from "./sessions.ts";

/** What a member of staff needs to see the shop as a customer sees it. */
export const viewingRight: StaffPermission = "customer.view";

/** Carries a visit to a customer's pages; scripts cannot read it. */
export const viewingCookie = "sh_viewing";

/** Longer than any visit (the setting has sixty minutes at most), so that the page hears from the server that one is over. */
export const viewingCookieSeconds = 3_700;

/** A visit to one customer's pages: it looks, and can do nothing else (decision 97). */
export type Viewing = { viewingId: string; staffId: string; staffName: string; userId: string; until: Date };

/** How a visit came to its end. */
export type ViewingEnd = "by-staff" | "right-lost";

/**
 * The visit a token carries. Asked of the database at every call: over is what was ended, what is too old, what its member of staff signed
 * out of, and what their rights no longer hold; the last ends it for good.
 */
export async function whoViews(db: Db, token: string, rights: Rights): Promise<Viewing | null> {
  const row = await db
    .selectFrom("customer_viewing as v")
    .innerJoin("session as s", "s.id", "v.staff_session_id")
    .innerJoin("staff as m", "m.id", "v.staff_id")
    .innerJoin("app_user as u", "u.id", "v.user_id")
    .select(["v.id as viewingId", "v.staff_id as staffId", "m.name as staffName", "v.user_id as userId", "v.until"])
    .select(["m.roles", "m.disabled", "s.limited"])
    .where("v.token_hash", "=", hashToken(token))
    .where("v.ended_at", "is", null)
    .where("v.until", ">", sql<Date>`now()`)
    .where("s.expires_at", ">", sql<Date>`now()`)
    .where("u.disabled", "=", false)
    .executeTakeFirst();
  if (!row?.until) return null;
  const { roles, disabled, limited, until, ...viewing } = row;
  if (!disabled && !limited && rights(roles).has(viewingRight)) return { ...viewing, until };
  await endViewing(db, viewing.viewingId, "right-lost");
  return null;
}

/** Ends a visit. */
export async function endViewing(db: Db | Tx, viewingId: string, how: ViewingEnd): Promise<void> {
  await db
    .updateTable("customer_viewing")
    .set({ ended_at: sql<Date>`now()`, ended_how: how })
    .where("id", "=", viewingId)
    .where("ended_at", "is", null)
    .execute();
}
