import { ok, type Result, refuse } from "@sihai/domain";
import type { CustomerStopKind } from "@sihai/domain/customer";
import { memberMark } from "@sihai/domain/warehouse";
import { closeSessionsOf, type Deps, forgiveTries, type Once, type OnceRefusal, type Tx, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { tell } from "../message/index.ts";
import { beginStop, endStop, setDisabled } from "./stop.store.ts";
import { lockUser } from "./user.store.ts";

type Command = { userId: string; kind: CustomerStopKind; reason: string; staffId: string; now: Date; once: Once | null };
type Unknown = { code: "CUSTOMER_NOT_FOUND" };
type Done<Refusal extends { code: string } = never> = Promise<Result<null, Refusal | Unknown | OnceRefusal>>;

/**
 * Takes somebody's log-in away, or serves them no longer. Whoever loses the log-in is logged out everywhere in the same moment. What they
 * hold stays theirs; the audit log and the customer are told.
 */
export function stopCustomer(
  deps: Deps,
  { userId, kind, reason, staffId, now: at, once }: Command,
): Done<{ code: "CUSTOMER_STOPPED_ALREADY" }> {
  return onCustomer<{ code: "CUSTOMER_STOPPED_ALREADY" }>(deps, { userId, once }, async (tx) => {
    if (!(await beginStop(tx, { userId, kind, reason, staffId, at }))) return refuse({ code: "CUSTOMER_STOPPED_ALREADY" });
    if (kind === "disabled") {
      await setDisabled(tx, userId, true);
      await closeSessionsOf(tx, "shopper", userId);
    }
    await audit(tx, { staffId, action: "customer.stop", subject: subjectOf(userId), facts: { kind, reason }, at });
    const template = kind === "disabled" ? "account-disabled" : "account-unserved";
    await tell(tx, deps, { userId, type: "system", template, facts: {}, mail: true, at });
    return ok(null);
  });
}

/** Gives it back. Sessions stay ended: they log in anew. */
export function resumeCustomer(
  deps: Deps,
  { userId, kind, reason, staffId, now: at, once }: Command,
): Done<{ code: "CUSTOMER_NOT_STOPPED" }> {
  return onCustomer<{ code: "CUSTOMER_NOT_STOPPED" }>(deps, { userId, once }, async (tx) => {
    if (!(await endStop(tx, { userId, kind, reason, staffId, at }))) return refuse({ code: "CUSTOMER_NOT_STOPPED" });
    if (kind === "disabled") await setDisabled(tx, userId, false);
    await audit(tx, { staffId, action: "customer.resume", subject: subjectOf(userId), facts: { kind, reason }, at });
    await tell(tx, deps, { userId, type: "system", template: "account-resumed", facts: {}, mail: true, at });
    return ok(null);
  });
}

/** Forgives wrong passwords, of the log-in and of payments: whoever was locked out tries again at once. */
export function unlockCustomer(deps: Deps, { userId, reason, staffId, now: at, once }: Omit<Command, "kind">): Done {
  return onCustomer<never>(deps, { userId, once }, async (tx, emailNormal) => {
    await forgiveTries(tx, "login", emailNormal);
    await forgiveTries(tx, "pay", userId);
    await audit(tx, { staffId, action: "customer.unlock", subject: subjectOf(userId), facts: { reason }, at });
    return ok(null);
  });
}

function onCustomer<Refusal extends { code: string }>(
  deps: Deps,
  { userId, once }: Pick<Command, "userId" | "once">,
  work: (tx: Tx, emailNormal: string) => Promise<Result<null, Refusal | Unknown>>,
): Done<Refusal> {
  return transact<null, Refusal | Unknown>(
    deps.db,
    async (tx) => {
      const user = await lockUser(tx, userId);
      return user ? work(tx, user.emailNormal) : refuse({ code: "CUSTOMER_NOT_FOUND" });
    },
    once,
  );
}

function subjectOf(userId: string): string {
  return `customer:${memberMark(userId)}`;
}
