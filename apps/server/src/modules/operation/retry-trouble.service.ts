import { ok, type Result, refuse } from "@sihai/domain";
import type { TroubleKind } from "@sihai/domain/operation";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { tryAtOnce } from "./trouble.store.ts";

type Command = { kind: TroubleKind; name: string; subject: string; staffId: string; now: Date; once: Once | null };

type Refusal = { code: "TROUBLE_OVER" } | OnceRefusal;

/** Tries something again without waiting for its time. Whatever it is, it is done once however often it is tried; pressed twice, the second press finds it over. */
export function retryTrouble(deps: Deps, { staffId, now: at, once, ...named }: Command): Promise<Result<null, Refusal>> {
  return transact<null, Refusal>(
    deps.db,
    async (tx) => {
      if (!(await tryAtOnce(tx, named))) return refuse({ code: "TROUBLE_OVER" });
      const { kind, name, subject } = named;
      await audit(tx, { staffId, action: "operation.retry", subject: `${name}:${subject}`.slice(0, 80), facts: { kind }, at });
      return ok(null);
    },
    once,
  );
}
