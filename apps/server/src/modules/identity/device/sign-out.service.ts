import { ok, type Result, refuse } from "@sihai/domain";
import { type Deps, type Once, transact, type User } from "#platform";
import { lockDevices } from "./device.store.ts";
import { endOtherSessions, endSession } from "./session.store.ts";

type Conflict = { code: "IDEMPOTENCY_CONFLICT" };

/** Ends one session of one's own, wherever it is. Somebody else's answers like one that never was (rule F57). */
export function signOutDevice(
  deps: Deps,
  who: User,
  { id, once }: { id: string; once: Once | null },
): Promise<Result<null, Conflict | { code: "DEVICE_NOT_FOUND" }>> {
  return transact(
    deps.db,
    async (tx): Promise<Result<null, { code: "DEVICE_NOT_FOUND" }>> => {
      await lockDevices(tx, who.userId);
      return (await endSession(tx, who.userId, id)) ? ok(null) : refuse({ code: "DEVICE_NOT_FOUND" });
    },
    once,
  );
}

/** Ends every session but this one. Of two devices that do it at once, the one that came first stays. */
export function signOutOthers(deps: Deps, who: User): Promise<Result<{ ended: number }, Conflict | { code: "NOT_LOGGED_IN" }>> {
  return transact(deps.db, async (tx): Promise<Result<{ ended: number }, { code: "NOT_LOGGED_IN" }>> => {
    await lockDevices(tx, who.userId);
    const ended = await endOtherSessions(tx, who.userId, who.sessionId);
    return ended === null ? refuse({ code: "NOT_LOGGED_IN" }) : ok({ ended });
  });
}
