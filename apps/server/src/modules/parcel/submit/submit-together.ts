import { type Money, ok, type Result, refuse, sum } from "@sihai/domain";
import { checkOutstanding, type OutstandingRefusal } from "@sihai/domain/parcel";
import type { Deps, Tx } from "#platform";
import { type DebtRefusal, openTrade, refuseDebt } from "../../payment/index.ts";
import { owedBy } from "../parcel.store.ts";
import { type MadeParcel, type MakeRefusal, makeParcel, type NewParcel } from "./make-parcel.ts";

type Command = {
  userId: string;
  parcels: readonly Omit<NewParcel, "userId" | "seen" | "now">[];
  /** What the buyer saw for all of them. */
  seen: Money;
  now: Date;
};
type Submitted = { made: MadeParcel[]; tradeNo: string; total: Money };

/**
 * Makes several parcels at once, all or none, and opens one payment for them, in the caller's transaction, which has locked the customer
 * (`lockCustomer`). Refuses like a single submit, and with PARCEL_PRICE_CHANGED when the sum is not what the buyer saw.
 */
export async function submitTogether(
  tx: Tx,
  deps: Deps,
  { userId, parcels, seen, now }: Command,
): Promise<Result<Submitted, MakeRefusal | OutstandingRefusal | DebtRefusal>> {
  const debt = checkOutstanding({ ...(await owedBy(tx, userId)), now }, deps.settings.at(now));
  if (!debt.ok) return debt;
  const open = await refuseDebt(tx, userId);
  if (open) return refuse(open);
  const made: MadeParcel[] = [];
  for (const parcel of parcels) {
    const one = await makeParcel(tx, deps, { ...parcel, userId, seen: null, now });
    if (!one.ok) return one;
    made.push(one.value);
  }
  const total = sum(
    made.map((parcel) => parcel.total),
    "CNY",
  );
  if (total.amount !== seen.amount) return refuse({ code: "PARCEL_PRICE_CHANGED", total });
  const { tradeNo } = await openTrade(tx, {
    userId,
    purpose: "parcel",
    subjects: made.map((parcel) => ({ subjectId: parcel.parcelId, amount: parcel.total, discount: parcel.discount })),
    expiresAt: made[0]?.payBefore ?? null,
    areNew: true,
    at: now,
  });
  return ok({ made, tradeNo, total });
}
