import { ok, type Result, refuse } from "@sihai/domain";
import { closeSessionsOf, type Deps, forgiveTries, takeTry, transact } from "#platform";
import { guessCode, useCode } from "./code/codes.ts";
import { closeLinks } from "./code/link.store.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { tellPasswordChanged } from "./tell-password-changed.ts";
import { type Account, setLoginPassword, userById } from "./user.store.ts";

type Command = {
  userId: string;
  sessionId: string;
  browser: string;
  password: string;
  confirmPassword: string;
  by: { oldPassword: string } | { code: string };
};
type Refusal =
  | {
      code:
        | "USER_NOT_FOUND"
        | "WRONG_PASSWORD"
        | "CODE_WRONG"
        | "PASSWORDS_DIFFER"
        | "PASSWORD_TOO_COMMON"
        | "PASSWORD_UNCHANGED";
    }
  | { code: "LOGIN_LOCKED"; minutes: number };
type Proved = { codeId: string | null };

/** Changes the login password by the old one or by an e-mailed code; every other session ends (rule F51). */
export async function changeLoginPassword(
  deps: Deps,
  command: Command,
): Promise<Result<null, Refusal | { code: "IDEMPOTENCY_CONFLICT" }>> {
  const { password } = command;
  if (password !== command.confirmPassword) return refuse({ code: "PASSWORDS_DIFFER" });
  if (isCommonPassword(password)) return refuse({ code: "PASSWORD_TOO_COMMON" });
  const user = await userById(deps.db, command.userId);
  if (!user) return refuse({ code: "USER_NOT_FOUND" });
  const proved = await prove(deps, user, command);
  if (!proved.ok) return proved;
  if (user.passwordHash !== null && (await deps.passwords.verify(user.passwordHash, password)))
    return refuse({ code: "PASSWORD_UNCHANGED" });
  const passwordHash = await deps.passwords.hash(password);
  const at = deps.clock.now();
  const { codeId } = proved.value;
  return transact(deps.db, async (tx): Promise<Result<null, Refusal>> => {
    if (codeId !== null && !(await useCode(tx, codeId, at))) return refuse({ code: "CODE_WRONG" });
    // Six digits, set by e-mail, are weak: a new device then also needs a code (rule B-71).
    await setLoginPassword(tx, user.id, passwordHash, codeId !== null);
    await closeLinks(tx, user.id, at);
    await closeSessionsOf(tx, "shopper", user.id, command.sessionId);
    await tellPasswordChanged(tx, deps, user.id, at);
    return ok(null);
  });
}

async function prove(deps: Deps, user: Account, { by, browser }: Command): Promise<Result<Proved, Refusal>> {
  if ("code" in by) {
    const codeId = await guessCode(deps, { purpose: "login-password", emailNormal: user.emailNormal, browser }, by.code);
    return codeId === null ? refuse({ code: "CODE_WRONG" }) : ok({ codeId });
  }
  const proved = await proveLoginPassword(deps, user, by.oldPassword);
  return proved.ok ? ok({ codeId: null }) : proved;
}

/** The login password asked again of somebody logged in; shares the tries of the log-in. */
export async function proveLoginPassword(
  deps: Deps,
  user: Account,
  password: string,
): Promise<Result<null, { code: "WRONG_PASSWORD" } | { code: "LOGIN_LOCKED"; minutes: number }>> {
  const taken = await takeTry(deps.db, "login", user.emailNormal, deps.clock.now());
  if (!taken.allowed) return refuse({ code: "LOGIN_LOCKED", minutes: taken.minutes });
  if (!(await deps.passwords.verify(user.passwordHash, password))) return refuse({ code: "WRONG_PASSWORD" });
  await forgiveTries(deps.db, "login", user.emailNormal);
  return ok(null);
}
