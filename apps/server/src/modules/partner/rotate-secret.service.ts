import { ok, type Result, refuse } from "@sihai/domain";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { rotateSecret } from "./hook.store.ts";
import { sealHookSecret } from "./hook-secret.ts";
import { newHookSecret } from "./sign-event.ts";

type Command = { userId: string; hookId: string; now: Date; once: Once | null };
type Refusal = { code: "HOOK_NOT_FOUND" } | OnceRefusal;

/** A new secret, said this once. Events are signed with the former one as well for the setting's hours, so that a receiver misses none. */
export function rotateHookSecret(
  deps: Deps,
  { userId, hookId, now, once }: Command,
): Promise<Result<{ secret: string }, Refusal>> {
  const { formerSecretHours } = deps.settings.at(now).hookTerms;
  return transact<{ secret: string }, Refusal>(
    deps.db,
    async (tx) => {
      const secret = newHookSecret();
      const done = await rotateSecret(tx, { userId, hookId, secretSealed: sealHookSecret(deps, secret), formerSecretHours });
      return done ? ok({ secret }) : refuse({ code: "HOOK_NOT_FOUND" });
    },
    once,
  );
}
