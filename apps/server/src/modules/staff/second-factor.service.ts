import { createHash, randomInt } from "node:crypto";
import { ok, type Result, refuse } from "@sihai/domain";
import { Secret, TOTP } from "otpauth";
import {
  closeSessionsOf,
  type Deps,
  inTransaction,
  type Once,
  type OnceRefusal,
  openSealed,
  type Reseal,
  seal,
  sealEachAnew,
  sealedNow,
  type Tx,
  transact,
} from "#platform";
import { audit } from "../audit/index.ts";
import {
  beginFactor,
  confirmFactor,
  countRecoveryCodes,
  dropFactor,
  factorsNotUnder,
  findFactor,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from "./factor.store.ts";
import { liftLimits } from "./limited-session.store.ts";
import { type By, mayManage } from "./may-manage.ts";
import { auditSubject, lockStaffMember, ownLogin } from "./staff-account.store.ts";
import { forgetStaffDevices } from "./staff-device.store.ts";

const period = 30;
/** Steps of time a clock may be off. */
const window = 1;
const recoveryCodes = 10;
/** Letters and digits nobody takes for others. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

type WrongCode = { code: "STAFF_CODE_WRONG" };

/** How a member of staff's second factor stands. */
export async function readFactor(deps: Deps, staffId: string) {
  const factor = await findFactor(deps.db, staffId);
  const isOn = factor?.isConfirmed ?? false;
  return ok({ isOn, recoveryLeft: isOn ? await countRecoveryCodes(deps.db, staffId) : 0 });
}

/** A new secret for an authenticator; it counts once a code of it was typed. */
export async function beginEnrolment(
  deps: Deps,
  { staffId, now }: { staffId: string; now: Date },
): Promise<Result<{ secret: string; uri: string }, { code: "STAFF_FACTOR_ON" }>> {
  const secret = new Secret({ size: 20 });
  const sealed = seal(deps.config.sealKeys, contextOf(staffId), secret.base32);
  const isNew = await inTransaction(deps.db, (tx) => beginFactor(tx, staffId, sealed, now));
  if (!isNew) return refuse({ code: "STAFF_FACTOR_ON" });
  const { login: label } = await ownLogin(deps.db, staffId);
  const uri = new TOTP({ issuer: "Sihai", label, secret, period }).toString();
  return ok({ secret: secret.base32, uri });
}

/** The first code turns it on, and gives the recovery codes, shown this once. */
export function confirmEnrolment(
  deps: Deps,
  { staffId, code, now, once }: { staffId: string; code: string; now: Date; once: Once | null },
): Promise<Result<{ recoveryCodes: string[] }, WrongCode | { code: "STAFF_FACTOR_ON" } | OnceRefusal>> {
  return transact(
    deps.db,
    async (tx): Promise<Result<{ recoveryCodes: string[] }, WrongCode | { code: "STAFF_FACTOR_ON" }>> => {
      const factor = await findFactor(tx, staffId);
      if (factor?.isConfirmed) return refuse({ code: "STAFF_FACTOR_ON" });
      if (!factor || !(await takeCode(tx, deps, staffId, factor.sealed, code))) return refuse({ code: "STAFF_CODE_WRONG" });
      const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
      await replaceRecoveryCodes(tx, staffId, codes.map(hashOf));
      await confirmFactor(tx, staffId, now);
      await forgetStaffDevices(tx, staffId);
      await liftLimits(tx, staffId);
      await audit(tx, { staffId, action: "staff.factor-on", subject: await auditSubject(tx, staffId), at: now });
      return ok({ recoveryCodes: codes });
    },
    once,
  );
}

/** Whether a code opens: one of the authenticator's, or a recovery code; each once. */
export async function proveFactor(
  deps: Deps,
  { staffId, sealed, code, now }: { staffId: string; sealed: string; code: string; now: Date },
): Promise<boolean> {
  if (/^\d{6}$/.test(code)) return takeCode(deps.db, deps, staffId, sealed, code);
  return takeRecoveryCode(deps.db, staffId, hashOf(code), now);
}

type Reset = { staffId: string; once: Once | null } & By;
type ResetRefusal = { code: "STAFF_OWN_ACCOUNT" | "STAFF_NOT_FOUND" | "STAFF_GIVES_MORE" };

/** A manager takes a lost authenticator's factor away, and ends what was opened with it; not one's own, so that a stolen session cannot. */
export function resetFactor(deps: Deps, { staffId, by, now, once }: Reset): Promise<Result<null, ResetRefusal | OnceRefusal>> {
  return transact(
    deps.db,
    async (tx): Promise<Result<null, ResetRefusal>> => {
      if (staffId === by.staffId) return refuse({ code: "STAFF_OWN_ACCOUNT" });
      const staff = await lockStaffMember(tx, staffId);
      if (!staff) return refuse({ code: "STAFF_NOT_FOUND" });
      if (!mayManage(deps, staff.roles, { by, now })) return refuse({ code: "STAFF_GIVES_MORE" });
      if (!(await dropFactor(tx, staffId))) return refuse({ code: "STAFF_NOT_FOUND" });
      await closeSessionsOf(tx, "staff", staffId);
      await forgetStaffDevices(tx, staffId);
      await audit(tx, { staffId: by.staffId, action: "staff.factor-reset", subject: await auditSubject(tx, staffId), at: now });
      return ok(null);
    },
    once,
  );
}

/** Real time, not the business clock's: an authenticator knows no other. A code opens once, and none before it opens afterwards. */
async function takeCode(db: Deps["db"] | Tx, deps: Deps, staffId: string, sealed: string, code: string): Promise<boolean> {
  const secret = openSealed(deps.config.sealKeys, contextOf(staffId), sealed);
  if (secret === null) throw new Error(`the second factor of staff ${staffId} was sealed under another SECRET_KEY`);
  const timestamp = Date.now();
  const delta = new TOTP({ secret: Secret.fromBase32(secret), period }).validate({ token: code, timestamp, window });
  if (delta === null) return false;
  return takeStep(db, staffId, Math.floor(timestamp / 1000 / period) + delta);
}

function contextOf(staffId: string): string {
  return `staff-factor:${staffId}`;
}

function newRecoveryCode(): string {
  const letters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

function hashOf(code: string): Buffer {
  return createHash("sha256")
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ""))
    .digest();
}

/** Seals secrets of second factors under the key of now that another one sealed. */
export const factorsAnew: Reseal = async (deps, most) => {
  const found = await factorsNotUnder(deps.db, sealedNow(deps.config.sealKeys), most);
  return sealEachAnew(
    deps,
    found.map(({ sealed, keep, staffId }) => ({ sealed, keep, context: contextOf(staffId) })),
  );
};
