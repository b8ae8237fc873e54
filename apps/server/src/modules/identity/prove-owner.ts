import { ok, type Result, refuse } from "@sihai/domain";
import type { CodePurpose } from "@sihai/domain/identity";
import type { Deps } from "#platform";
import { guessCode } from "./code/codes.ts";
import { proveLoginPassword } from "./edit-password.service.ts";
import type { Account } from "./user.store.ts";

/** How somebody logged in proves once more that it is them. */
export type OwnersProof = { browser: string; by: { password: string } | { code: string } };
/** A code still has to be used up, in the transaction of what it allows. */
export type Proved = { codeId: string | null };
export type ProofRefusal = { code: "WRONG_PASSWORD" | "CODE_WRONG" } | { code: "LOGIN_LOCKED"; minutes: number };

/** The login password or a code of this purpose, asked again of the owner. */
export async function proveOwner(
  deps: Deps,
  user: Account,
  purpose: CodePurpose,
  { by, browser }: OwnersProof,
): Promise<Result<Proved, ProofRefusal>> {
  if ("code" in by) {
    const codeId = await guessCode(deps, { purpose, emailNormal: user.emailNormal, browser }, by.code);
    return codeId === null ? refuse({ code: "CODE_WRONG" }) : ok({ codeId });
  }
  const proved = await proveLoginPassword(deps, user, by.password);
  return proved.ok ? ok({ codeId: null }) : proved;
}
