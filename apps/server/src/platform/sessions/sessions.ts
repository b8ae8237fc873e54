import { randomBytes } from "node:crypto";
import type { Device } from "@sihai/domain/identity";
import type { StaffPermission } from "@sihai/domain/staff";
import { sql } from "kysely";
import { revokeTokensOf } from "../api-tokens.ts";
import type { Db, Tx } from "../database/database.ts";
import { prepared } from "../database/prepared.ts";
import type { Who } from "../http/who.ts";
import { hashToken } from "./hash-token.ts";

export const sessionCookies = { shopper: "sh_session", staff: "sh_staff" } as const;
export type Audience = keyof typeof sessionCookies;
export const sessionDays = { shopper: 30, staff: 1 } as const;

/** Which browser a session was opened in, as far as it is known. */
export type SessionDevice = Device & { hash: Buffer };

/** A session says when it last asked to this many minutes, so that reading a page does not write a row. */
const seenEveryMinutes = 10;

/**
 * Opens a session and returns its token for the cookie; the database keeps only a hash of it. A new one at every log-in (rule F51). Sessions
 * count real days, the database's, not those of the business clock: who moves that one on stays logged in (decision 15).
 */
export async function openSession(
  tx: Tx | Db,
  audience: Audience,
  ownerId: string,
  device?: SessionDevice,
): Promise<{ token: string; sessionId: string }> {
  const token = randomBytes(32).toString("base64url");
  const row = await tx
    .insertInto("session")
    .values({
      token_hash: hashToken(token),
      audience,
      user_id: audience === "shopper" ? ownerId : null,
      staff_id: audience === "staff" ? ownerId : null,
      created_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + make_interval(days => ${sessionDays[audience]})`,
      ...(device && { device_hash: device.hash, device_app: device.app, device_system: device.system }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { token, sessionId: row.id };
}

/** Ends one session; harmless when it is over. */
export async function closeSession(tx: Tx | Db, sessionId: string): Promise<void> {
  await tx.deleteFrom("session").where("id", "=", sessionId).execute();
}

/** Ends every session of an owner, but for one, and every API token (password changed, account disabled). */
export async function closeSessionsOf(tx: Tx | Db, audience: Audience, ownerId: string, exceptSessionId?: string): Promise<void> {
  if (audience === "shopper") await revokeTokensOf(tx, ownerId);
  await tx
    .deleteFrom("session")
    .where("audience", "=", audience)
    .where(audience === "shopper" ? "user_id" : "staff_id", "=", ownerId)
    .where("id", "!=", exceptSessionId ?? "0")
    .execute();
}

/** What roles may do by the permissions that hold now. */
export type Rights = (roles: readonly string[]) => Set<StaffPermission>;

/** Who holds this token now. Rights are read afresh at each call: a role taken away is gone at once. */
export async function whoHolds(db: Db, audience: Audience, token: string | undefined, rights: Rights): Promise<Who> {
  if (!token) return { kind: "visitor" };
  const hash = hashToken(token);
  if (audience === "shopper") {
    const [row] = (await db.executeQuery(ofShopper({ hash }))).rows;
    if (!row?.user_id) return { kind: "visitor" };
    if (row.is_unseen) await markSeen(db, row.id);
    return { kind: "user", userId: row.user_id, sessionId: row.id, level: row.level };
  }
  const [row] = (await db.executeQuery(ofStaff({ hash }))).rows;
  if (!row?.staff_id) return { kind: "visitor" };
  const permissions = row.limited ? new Set<StaffPermission>() : rights(row.roles);
  return { kind: "staff", staffId: row.staff_id, name: row.name, permissions, sessionId: row.id, mustEnrol: row.limited };
}

const ofShopper = prepared((db, { hash }: { hash: Buffer }) =>
  db
    .selectFrom("session")
    .innerJoin("app_user", "app_user.id", "session.user_id")
    .select(["session.id", "session.user_id", "app_user.level", isUnseen.as("is_unseen")])
    .where("token_hash", "=", hash)
    .where("session.expires_at", ">", sql<Date>`now()`)
    .where("audience", "=", "shopper")
    .where("app_user.disabled", "=", false),
);

const ofStaff = prepared((db, { hash }: { hash: Buffer }) =>
  db
    .selectFrom("session")
    .innerJoin("staff", "staff.id", "session.staff_id")
    .select(["session.id", "session.staff_id", "session.limited", "staff.name", "staff.roles"])
    .where("token_hash", "=", hash)
    .where("session.expires_at", ">", sql<Date>`now()`)
    .where("audience", "=", "staff")
    .where("staff.disabled", "=", false),
);

/** Whether a shopper's session still holds, for a transaction that is to move something: a condition of its statement. */
export function isSessionGood(sessionId: string) {
  return sql<boolean>`exists (select from session join app_user on app_user.id = session.user_id
    where session.id = ${sessionId} and session.expires_at > now() and not app_user.disabled)`;
}

const isUnseen = sql<boolean>`session.last_seen_at < now() - make_interval(mins => ${seenEveryMinutes})`;

async function markSeen(db: Db, sessionId: string): Promise<void> {
  await db.updateTable("session").set({ last_seen_at: sql<Date>`now()` }).where("id", "=", sessionId).execute();
}
