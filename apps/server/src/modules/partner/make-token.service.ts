import { ok, type Result, refuse } from "@sihai/domain";
import { type TokenScope, tokenScopes } from "@sihai/domain/partner";
import { type Deps, newToken, type Once, type OnceRefusal, transact } from "#platform";
import { tell } from "../message/index.ts";
import { insertToken, lockTokens } from "./token.store.ts";

type Command = { userId: string; name: string; scopes: readonly TokenScope[]; days: number; now: Date; once: Once | null };
type Made = { id: string; token: string };
type Refusal =
  | { code: "TOKEN_NAME_TAKEN" }
  | { code: "TOKENS_FULL"; most: number }
  | { code: "TOKEN_TOO_LONG"; most: number }
  | OnceRefusal;

/** Makes a token and says it this once. Its owner is told, for whoever sits at their screen could make one. */
export function makeToken(deps: Deps, { userId, name, scopes, days, now, once }: Command): Promise<Result<Made, Refusal>> {
  const { tokensMost, validDays } = deps.settings.at(now).apiTokenTerms;
  return transact<Made, Refusal>(
    deps.db,
    async (tx) => {
      if (days > validDays) return refuse({ code: "TOKEN_TOO_LONG", most: validDays });
      const { names } = await lockTokens(tx, userId);
      if (names.has(name)) return refuse({ code: "TOKEN_NAME_TAKEN" });
      if (names.size >= tokensMost) return refuse({ code: "TOKENS_FULL", most: tokensMost });
      const { token, hash, hint } = newToken();
      const chosen = tokenScopes.filter((scope) => scopes.includes(scope));
      const id = await insertToken(tx, { userId, name, hash, hint, scopes: chosen, days });
      const link = "/user/setting?part=programs";
      await tell(tx, deps, {
        userId,
        type: "system",
        template: "token-made",
        facts: { name, at: now.toISOString() },
        link,
        mail: true,
        at: now,
      });
      return ok({ id, token });
    },
    once,
  );
}
