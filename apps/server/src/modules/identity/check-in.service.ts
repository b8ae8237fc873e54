import { ok, type Result, refuse } from "@sihai/domain";
import { beijingDate, dayBefore } from "@sihai/domain/clocks";
import { rewardOfDay } from "@sihai/domain/identity";
import { type Deps, type Once, transact } from "#platform";
import { creditsOf, postCredits } from "../ledger/index.ts";
import { grow } from "../membership/index.ts";
import { daysInRowOn, keepCheckIn } from "./check-in.store.ts";

type CheckedIn = { signDay: number; earned: number; point: number };

/** Checks in for today, once a Beijing day however often it is pressed (rule F25), and books the credits in the same transaction. */
export function checkIn(
  deps: Deps,
  userId: string,
  once: Once | null,
): Promise<Result<CheckedIn, { code: "CHECKED_IN_ALREADY" | "IDEMPOTENCY_CONFLICT" }>> {
  const at = deps.clock.now();
  const day = beijingDate(at);
  return transact(
    deps.db,
    async (tx): Promise<Result<CheckedIn, { code: "CHECKED_IN_ALREADY" }>> => {
      const signDay = (await daysInRowOn(tx, userId, dayBefore(day))) + 1;
      if (!(await keepCheckIn(tx, userId, day, signDay))) return refuse({ code: "CHECKED_IN_ALREADY" });
      const { credits, growth } = rewardOfDay(signDay, deps.settings.at(at));
      await postCredits(tx, {
        key: `check-in:${userId}:${day}`,
        kind: "check-in",
        userId,
        at,
        subject: `check-in:${day}`,
        way: "earn",
        credits,
      });
      await grow(tx, { userId, cause: "check-in", reference: day, growth, at });
      return ok({ signDay, earned: credits, point: await creditsOf(tx, userId) });
    },
    once,
  );
}
