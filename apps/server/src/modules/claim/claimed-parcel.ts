import { money, subtract } from "@sihai/domain";
import { type ClaimedParcel, type ClaimKind, claimWindow } from "@sihai/domain/claim";
import type { Db, Tx } from "#platform";
import { exceptionOf, itemsOfParcel, type Parcel } from "../parcel/index.ts";
import { storedItemsOf } from "../warehouse/index.ts";

/** What was really paid for carrying a parcel: the deposit until it is settled, then the final freight less what is still owed. */
export function freightPaid({ deposit, finalFreight, owed, settledAt }: Parcel) {
  return settledAt && finalFreight ? subtract(finalFreight, owed) : deposit;
}

/** The parcel as the windows of the claims ask for it. Confirmed by the buyer counts as delivered where no scan came. */
export async function claimedParcel(db: Db | Tx, parcel: Parcel): Promise<ClaimedParcel> {
  const exception = await exceptionOf(db, { userId: parcel.userId, parcelId: parcel.id });
  return {
    state: parcel.state,
    shippedAt: parcel.shippedAt,
    deliveredAt: parcel.deliveredAt ?? parcel.completedAt,
    exceptionAt: exception && exception.foundAt === null && exception.kind !== "returned" ? exception.at : null,
    takenBack: exception !== null && exception.takenBackAt !== null,
    promisedDays: parcel.line.days[1],
  };
}

export function windowOf(kind: ClaimKind, claimed: ClaimedParcel, now: Date) {
  return claimWindow(kind, claimed, now);
}

/** The goods of a parcel with what they are worth. */
export async function goodsOfParcel(db: Db | Tx, { userId, id }: Pick<Parcel, "userId" | "id">) {
  const ids = await itemsOfParcel(db, { userId, parcelId: id });
  return storedItemsOf(
    db,
    userId,
    ids.map(({ itemId }) => itemId),
  );
}

export function fen(amount: string) {
  return money(BigInt(amount), "CNY");
}
