import { ok, refuse } from "@sihai/domain";
import { type Deps, forgiveTries, openSession, takeTry } from "#platform";
import { staffByLogin } from "./staff.store.ts";

/** Unknown logins take as long, count and lock like known ones, so that the answer tells nothing. */
export async function logStaffIn(deps: Deps, { login, password }: { login: string; password: string }) {
  const now = deps.clock.now();
  const guarded = login.toLowerCase();
  const taken = await takeTry(deps.db, "staff", guarded, now);
  if (!taken.allowed) return refuse({ code: "STAFF_LOGIN_LOCKED", minutes: taken.minutes });
  const staff = await staffByLogin(deps.db, login);
  const isRight = await deps.passwords.verify(staff?.passwordHash ?? null, password);
  if (!staff || !isRight) return refuse({ code: "STAFF_LOGIN_WRONG" });
  await forgiveTries(deps.db, "staff", guarded);
  const session = await openSession(deps.db, "staff", staff.id);
  return ok({ staff, token: session.token });
}
