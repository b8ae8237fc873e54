import { compare, type Money, sign } from "../money.ts";
import { ok, type Result, refuse } from "../result.ts";
import type { Settings } from "../setting/index.ts";

export type OutstandingRefusal = { code: "OUTSTANDING_BALANCE"; owed: Money; limit: Money; days: number };

/** Until when what is owed since a moment is to be paid, before it blocks new parcels by its age (rule H-141). */
export function balanceDueBy(since: string | Date, { days }: Pick<Settings["outstandingLimit"], "days">): Date {
  return new Date(new Date(since).getTime() + days * 86_400_000);
}

/** Much owed, or anything owed past the day customers are told, blocks new parcels (rule H-141). `days`: whole days owed so far. */
export function checkOutstanding(
  { owed, oldestAt, now }: { owed: Money; oldestAt: Date | null; now: Date },
  { outstandingLimit }: Pick<Settings, "outstandingLimit">,
): Result<undefined, OutstandingRefusal> {
  const limit = outstandingLimit.amount;
  const days = oldestAt ? Math.floor((now.getTime() - oldestAt.getTime()) / 86_400_000) : 0;
  const isLate = oldestAt !== null && now > balanceDueBy(oldestAt, outstandingLimit);
  const blocked = compare(owed, limit) >= 0 || (sign(owed) > 0 && isLate);
  return blocked ? refuse({ code: "OUTSTANDING_BALANCE", owed, limit, days }) : ok();
}
