import { ok, type Result, refuse } from "@sihai/domain";
import { hourMs } from "@sihai/domain/clocks";
import type { Language } from "@sihai/domain/language";
import { invitationHours, isGivable } from "@sihai/domain/staff";
import { accountMail } from "@sihai/text/mails";
import {
  closeSessionsOf,
  type Deps,
  forgiveTries,
  inTransaction,
  type Once,
  type OnceRefusal,
  type Tx,
  takeTry,
  transact,
} from "#platform";
import { audit } from "../audit/index.ts";
import { enqueueMail } from "../message/index.ts";
import { endInvitations, makeInvitation, useInvitation } from "./invitation.store.ts";
import { type By, mayManage } from "./may-manage.ts";
import { auditSubject, changeStaff, insertInvited, lockAdmins, lockStaffMember, ownLogin } from "./staff-account.store.ts";
import { forgetStaffDevices } from "./staff-device.store.ts";

type Unknown = { code: "STAFF_NOT_FOUND" };
type Keyed = { once: Once | null };
type Invitation = { login: string; name: string; email: string; roles: readonly string[]; language: Language };

type RoleRefusal = { code: "STAFF_ROLE_CLOSED" };
type InviteRefusal = { code: "STAFF_KNOWN_ALREADY" | "STAFF_GIVES_MORE" } | RoleRefusal;

/** Whether there is a role among these nobody can be given, or not any more. */
function hasClosedRole({ settings }: Deps, roles: readonly string[], now: Date): boolean {
  const rules = settings.at(now);
  return !roles.every((role) => isGivable(role, rules));
}

/** A new colleague, who chooses a password by the link in the mail; until then nobody logs in as them. */
export function inviteStaff(
  deps: Deps,
  { by, now, language, once, ...who }: Invitation & By & Keyed,
): Promise<Result<{ staffId: string }, InviteRefusal | OnceRefusal>> {
  return transact(
    deps.db,
    async (tx): Promise<Result<{ staffId: string }, InviteRefusal>> => {
      if (!mayManage(deps, who.roles, { by, now })) return refuse({ code: "STAFF_GIVES_MORE" });
      if (hasClosedRole(deps, who.roles, now)) return refuse({ code: "STAFF_ROLE_CLOSED" });
      const staffId = await insertInvited(tx, { ...who, at: now });
      if (staffId === null) return refuse({ code: "STAFF_KNOWN_ALREADY" });
      await mailInvitation(tx, deps, { staffId, ...who, language, now });
      const facts = { to: who.roles.join(", ") };
      await audit(tx, { staffId: by.staffId, action: "staff.invite", subject: await auditSubject(tx, staffId), facts, at: now });
      return ok({ staffId });
    },
    once,
  );
}

type InviteAgainRefusal = Unknown | { code: "STAFF_WITHOUT_MAIL" | "STAFF_GIVES_MORE" };

/** A new link for somebody who lost the first, or the password; the old password ends once the new one is chosen. */
export function inviteAgain(
  deps: Deps,
  { staffId, by, now, language, once }: { staffId: string; language: Language } & By & Keyed,
): Promise<Result<null, InviteAgainRefusal | OnceRefusal>> {
  return transact(
    deps.db,
    async (tx): Promise<Result<null, InviteAgainRefusal>> => {
      const staff = await lockStaffMember(tx, staffId);
      if (!staff || staff.disabled) return refuse({ code: "STAFF_NOT_FOUND" });
      if (!mayManage(deps, staff.roles, { by, now })) return refuse({ code: "STAFF_GIVES_MORE" });
      if (staff.email === null) return refuse({ code: "STAFF_WITHOUT_MAIL" });
      await mailInvitation(tx, deps, { staffId, email: staff.email, login: staff.login, language, now });
      await audit(tx, {
        staffId: by.staffId,
        action: "staff.invite",
        subject: await auditSubject(tx, staffId),
        at: now,
      });
      return ok(null);
    },
    once,
  );
}

/** Chooses the password by the link of the mail; it opens once. Whoever was logged in with the old one is not any more. */
export async function acceptInvitation(
  deps: Deps,
  { token, password, now }: { token: string; password: string; now: Date },
): Promise<Result<{ login: string }, { code: "LINK_EXPIRED" }>> {
  const passwordHash = await deps.passwords.hash(password);
  return inTransaction(deps.db, async (tx): Promise<Result<{ login: string }, { code: "LINK_EXPIRED" }>> => {
    const staffId = await useInvitation(tx, token, now);
    const staff = staffId === null ? undefined : await lockStaffMember(tx, staffId);
    if (staffId === null || !staff || staff.disabled) return refuse({ code: "LINK_EXPIRED" });
    await renewPassword(tx, { staffId, login: staff.login, passwordHash });
    await audit(tx, { staffId, action: "staff.password", subject: await auditSubject(tx, staffId), at: now });
    return ok({ login: staff.login });
  });
}

/** One's own password, by the old one; every other session ends. */
export async function changeOwnPassword(
  deps: Deps,
  { staffId, sessionId, password, next, now }: { staffId: string; sessionId: string; password: string; next: string; now: Date },
): Promise<
  Result<null, { code: "STAFF_PASSWORD_WRONG" | "PASSWORD_UNCHANGED" } | { code: "STAFF_LOGIN_LOCKED"; minutes: number }>
> {
  const found = await ownLogin(deps.db, staffId);
  const taken = await takeTry(deps.db, "staff", `own ${staffId}`, now);
  if (!taken.allowed) return refuse({ code: "STAFF_LOGIN_LOCKED", minutes: taken.minutes });
  if (!(await deps.passwords.verify(found.passwordHash, password))) return refuse({ code: "STAFF_PASSWORD_WRONG" });
  await forgiveTries(deps.db, "staff", `own ${staffId}`);
  if (password === next) return refuse({ code: "PASSWORD_UNCHANGED" });
  const passwordHash = await deps.passwords.hash(next);
  await inTransaction(deps.db, async (tx) => {
    await renewPassword(tx, { staffId, login: found.login, passwordHash, exceptSessionId: sessionId });
    await audit(tx, { staffId, action: "staff.password", subject: await auditSubject(tx, staffId), at: now });
  });
  return ok(null);
}

type RightsRefusal = Unknown | { code: "STAFF_OWN_ADMIN" | "STAFF_LAST_ADMIN" | "STAFF_GIVES_MORE" };
type ChangeRefusal = RightsRefusal | RoleRefusal;

/** What a colleague may do from now on. Nobody takes away their own right to, or the last one who has it. */
export function changeRoles(
  deps: Deps,
  { staffId, roles, by, now, once }: { staffId: string; roles: readonly string[] } & By & Keyed,
): Promise<Result<null, ChangeRefusal | OnceRefusal>> {
  return onColleague<RoleRefusal>(
    deps,
    { staffId, by, now, once, roles, keepsAdmin: roles.includes("admin") },
    async (tx, staff) => {
      const added = roles.filter((role) => !staff.roles.includes(role));
      if (hasClosedRole(deps, added, now)) return { code: "STAFF_ROLE_CLOSED" };
      await changeStaff(tx, staffId, { roles });
      const facts = { from: staff.roles.join(", "), to: roles.join(", ") };
      await audit(tx, { staffId: by.staffId, action: "staff.roles", subject: await auditSubject(tx, staffId), facts, at: now });
      return null;
    },
  );
}

/** Takes a login away; its sessions end at once, and what was done under it stays. */
export function disableLogin(
  deps: Deps,
  { staffId, by, now, once }: { staffId: string } & By & Keyed,
): Promise<Result<null, RightsRefusal | OnceRefusal>> {
  return onColleague<never>(deps, { staffId, by, now, once, keepsAdmin: false }, async (tx) => {
    await changeStaff(tx, staffId, { disabled: true });
    await closeSessionsOf(tx, "staff", staffId);
    await endInvitations(tx, staffId, now);
    await audit(tx, { staffId: by.staffId, action: "staff.disable", subject: await auditSubject(tx, staffId), at: now });
    return null;
  });
}

/** Gives it back, with the old password. */
export function enableLogin(
  deps: Deps,
  { staffId, by, now, once }: { staffId: string } & By & Keyed,
): Promise<Result<null, RightsRefusal | OnceRefusal>> {
  return onColleague<never>(deps, { staffId, by, now, once, keepsAdmin: true }, async (tx) => {
    await changeStaff(tx, staffId, { disabled: false });
    await audit(tx, { staffId: by.staffId, action: "staff.enable", subject: await auditSubject(tx, staffId), at: now });
    return null;
  });
}

type Colleague = NonNullable<Awaited<ReturnType<typeof lockStaffMember>>>;

function onColleague<Refused extends { code: string }>(
  deps: Deps,
  {
    staffId,
    by,
    now,
    once,
    keepsAdmin,
    roles = [],
  }: { staffId: string; keepsAdmin: boolean; roles?: readonly string[] } & By & Keyed,
  /** Gives why it does not do it after all. */
  work: (tx: Tx, staff: Colleague) => Promise<Refused | null>,
): Promise<Result<null, RightsRefusal | Refused | OnceRefusal>> {
  return transact(
    deps.db,
    async (tx): Promise<Result<null, RightsRefusal | Refused>> => {
      const admins = await lockAdmins(tx);
      const staff = await lockStaffMember(tx, staffId);
      if (!staff) return refuse({ code: "STAFF_NOT_FOUND" });
      if (!mayManage(deps, [...staff.roles, ...roles], { by, now })) return refuse({ code: "STAFF_GIVES_MORE" });
      if (staffId === by.staffId && !keepsAdmin) return refuse({ code: "STAFF_OWN_ADMIN" });
      if (!keepsAdmin && admins.every((id) => id === staffId) && admins.length > 0) return refuse({ code: "STAFF_LAST_ADMIN" });
      const refused = await work(tx, staff);
      return refused === null ? ok(null) : refuse(refused);
    },
    once,
  );
}

type Renewed = { staffId: string; login: string; passwordHash: string; exceptSessionId?: string };

async function renewPassword(tx: Tx, { staffId, login, passwordHash, exceptSessionId }: Renewed): Promise<void> {
  await changeStaff(tx, staffId, { passwordHash });
  await closeSessionsOf(tx, "staff", staffId, exceptSessionId);
  await forgetStaffDevices(tx, staffId);
  await forgiveTries(tx, "staff", login.toLowerCase());
}

type Mailed = { staffId: string; login: string; email: string; language: Language; now: Date };

async function mailInvitation(tx: Tx, deps: Deps, { staffId, login, email, language, now }: Mailed): Promise<void> {
  const expiresAt = new Date(now.getTime() + invitationHours * hourMs);
  const token = await makeInvitation(tx, staffId, now, expiresAt);
  const url = `${deps.config.consoleUrl}/console/welcome?token=${token}`;
  const words = accountMail({ kind: "staff-invitation", login, url, hours: invitationHours }, language);
  await enqueueMail(tx, deps, { to: email, language, words, usefulUntil: expiresAt });
}
