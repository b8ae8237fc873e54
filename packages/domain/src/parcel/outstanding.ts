import { cny, compare, type Money, sign } from "../money.ts";
import { ok, type Result, refuse } from "../result.ts";

/** ¥500 owed, or anything owed for more than 14 days, blocks new parcels (rule H-141). */
export const outstandingCap = { amount: "500.00", days: 14 } as const;
export type OutstandingRefusal = { code: "OUTSTANDING_BALANCE"; owed: Money; limit: Money; days: number };

export function checkOutstanding({
  owed,
  oldestAt,
  now,
}: {
  owed: Money;
  oldestAt: Date | null;
  now: Date;
}): Result<undefined, OutstandingRefusal> {
  const limit = cny(outstandingCap.amount);
  const days = oldestAt ? Math.floor((now.getTime() - oldestAt.getTime()) / 86_400_000) : 0;
  const blocked = compare(owed, limit) >= 0 || (sign(owed) > 0 && days > outstandingCap.days);
  return blocked ? refuse({ code: "OUTSTANDING_BALANCE", owed, limit, days }) : ok();
}
