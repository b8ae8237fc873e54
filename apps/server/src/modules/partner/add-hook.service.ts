import { ok, type Result, refuse } from "@sihai/domain";
import { type HookKind, hookKinds } from "@sihai/domain/partner";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { tell } from "../message/index.ts";
import { insertHook, lockHooks } from "./hook.store.ts";
import { sealHookSecret } from "./hook-secret.ts";
import { newHookSecret } from "./sign-event.ts";

type Command = { userId: string; url: string; kinds: readonly HookKind[]; now: Date; once: Once | null };
type Added = { id: string; secret: string };
type Refusal = { code: "HOOK_ADDRESS_REFUSED" | "HOOK_TAKEN" } | { code: "HOOKS_FULL"; most: number } | OnceRefusal;

/**
 * Tells a program of events from now on. Only what lies on the public internet is called; the secret to check us by is said this once. The
 * owner is told, for whoever sits at their screen could add one.
 */
export function addHook(deps: Deps, { userId, url, kinds, now, once }: Command): Promise<Result<Added, Refusal>> {
  const { hooksMost } = deps.settings.at(now).hookTerms;
  return transact<Added, Refusal>(
    deps.db,
    async (tx) => {
      if (!deps.outToCustomers.mayCall(url)) return refuse({ code: "HOOK_ADDRESS_REFUSED" });
      const { urls } = await lockHooks(tx, userId);
      if (urls.has(url)) return refuse({ code: "HOOK_TAKEN" });
      if (urls.size >= hooksMost) return refuse({ code: "HOOKS_FULL", most: hooksMost });
      const secret = newHookSecret();
      const chosen = hookKinds.filter((kind) => kinds.includes(kind));
      const id = await insertHook(tx, { userId, url, kinds: chosen, secretSealed: sealHookSecret(deps, secret) });
      const facts = { host: new URL(url).host, at: now.toISOString() };
      const link = "/user/setting?part=programs";
      await tell(tx, deps, { userId, type: "system", template: "hook-added", facts, link, mail: true, at: now });
      return ok({ id, secret });
    },
    once,
  );
}
