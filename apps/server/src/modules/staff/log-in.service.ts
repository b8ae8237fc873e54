import { ok, refuse } from "@sihai/domain";
import { type Deps, forgiveTries, hashToken, inTransaction, openSession, takeGuesserTry } from "#platform";
import { findFactor } from "./factor.store.ts";
import { limitSession } from "./limited-session.store.ts";
import { proveFactor } from "./second-factor.service.ts";
import { staffByLogin } from "./staff.store.ts";
import { rememberStaffDevice, staffDevice } from "./staff-device.store.ts";

type Given = { login: string; password: string; code: string | undefined; browser: string; network: string };

/**
 * Unknown logins take as long, count and lock like known ones, so that the answer tells nothing. A browser its owner has logged in from has
 * tries of its own, so that nobody outside locks a clerk out of their bench (rule F48). A second factor is asked for once in each browser.
 */
export async function logStaffIn(deps: Deps, { login, password, code, browser, network }: Given) {
  const now = deps.clock.now();
  const subject = login.toLowerCase();
  const staff = await staffByLogin(deps.db, login);
  const device = hashToken(browser);
  const { isKnown, isProved } = await staffDevice(deps.db, staff?.id, device);
  const guesser = isKnown ? { device: device.toString("hex") } : { network };
  const taken = await takeGuesserTry(deps.db, { scope: "staff", subject, guesser }, now);
  if (!taken.allowed) return refuse({ code: "STAFF_LOGIN_LOCKED", minutes: taken.minutes });
  const isRight = await deps.passwords.verify(staff?.passwordHash ?? null, password);
  if (!staff || !isRight) return refuse({ code: "STAFF_LOGIN_WRONG" });
  const factor = await findFactor(deps.db, staff.id);
  const asksCode = factor?.isConfirmed === true && !isProved;
  if (asksCode) {
    if (code === undefined) return refuse({ code: "STAFF_CODE_NEEDED" });
    const proof = { staffId: staff.id, sealed: factor.sealed, code, now };
    if (!(await proveFactor(deps, proof))) return refuse({ code: "STAFF_CODE_WRONG" });
  }
  const mustEnrol = deps.settings.at(now).staffSecondFactor && factor?.isConfirmed !== true;
  const token = await inTransaction(deps.db, async (tx) => {
    await forgiveTries(tx, "staff", subject);
    await rememberStaffDevice(tx, staff.id, device, { at: now, isProved: asksCode });
    const session = await openSession(tx, "staff", staff.id);
    if (mustEnrol) await limitSession(tx, session.sessionId);
    return session.token;
  });
  return ok({ staff, token, mustEnrol });
}
