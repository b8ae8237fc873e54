import { compare, type Money, toDecimal } from "@sihai/domain";
import type { Deps, Tx } from "#platform";
import { tell } from "../../message/index.ts";
import { moveParcel } from "../move-parcel.ts";
import type { Parcel } from "../parcel.types.ts";
import type { ParcelTerms } from "../parcel-terms.store.ts";
import { type PackingRules, packingDue } from "../submit/parcel-paid.ts";
import type { ChangedGoods } from "./change-goods.ts";

type Noted = { terms: ParcelTerms; goods: ChangedGoods; isBoxChanged: boolean; doesAgain: number; at: Date; rules: PackingRules };

/** The step in the history, seen by buyer and bench. With another box or other work the bench's time begins anew. */
export async function noteChange(tx: Tx, parcel: Parcel, { terms, goods, isBoxChanged, doesAgain, at, rules }: Noted) {
  const reopens = parcel.state === "packed" && isBoxChanged;
  const due = parcel.paidAt && isBoxChanged ? { dueAt: packingDue(terms, at, rules) } : {};
  return moveParcel(
    tx,
    parcel,
    {
      action: reopens ? "reopen" : "change",
      by: { kind: "user", id: parcel.userId },
      at,
      facts: {
        revision: parcel.revision + 1,
        added: goods.added,
        removed: goods.removed,
        box: isBoxChanged,
        doesAgain,
        fromFen: parcel.total.amount.toString(),
        toFen: terms.total.amount.toString(),
      },
    },
    due,
  );
}

/** Tells the customer what a changed parcel costs now; by mail too where that is more than before. */
export async function tellChange(
  tx: Tx,
  deps: Deps,
  { userId, packageNo, total: was }: Parcel,
  total: Money,
  at: Date,
): Promise<void> {
  await tell(tx, deps, {
    userId,
    type: "parcel",
    template: "parcel-changed",
    facts: { packageNo, wasCny: toDecimal(was), amountCny: toDecimal(total) },
    link: `/package/detail?packageId=${packageNo}`,
    // What costs more than was paid waits for the customer.
    mail: compare(total, was) > 0,
    at,
  });
}
