import type { CodePurpose } from "@sihai/domain/identity";
import type { Deps } from "#platform";
import { userById } from "../user.store.ts";
import { guessCode } from "./codes.ts";

type Asker = { userId: string; browser: string; purpose: CodePurpose };

/** As `guessCode`, for the mailbox of somebody logged in; null also when the account has none. */
export async function guessMyCode(deps: Deps, { userId, browser, purpose }: Asker, code: string): Promise<string | null> {
  const user = await userById(deps.db, userId);
  return user ? guessCode(deps, { purpose, emailNormal: user.emailNormal, browser }, code) : null;
}
