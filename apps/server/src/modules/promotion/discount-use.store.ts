import type { Money } from "@sihai/domain";
import type { Tx } from "#platform";

/** A use of a coupon or of a code by a parcel: set aside with the parcel, then used with its payment or released. */
type UseTable = "coupon_use" | "discount_code_use";
type OfParcel = { userId: string; parcelId: string; at: Date };

/** The parcel is paid: the use set aside for it is used. */
export async function markUsed(tx: Tx, table: UseTable, { userId, parcelId, at }: OfParcel): Promise<void> {
  await tx
    .updateTable(table)
    .set({ used_at: at })
    .where("user_id", "=", userId)
    .where("parcel_id", "=", parcelId)
    .where("released_at", "is", null)
    .where("used_at", "is", null)
    .execute();
}

/** What a living use takes off is less than when it was set aside. */
export async function setAmountUsed(tx: Tx, table: UseTable, { userId, parcelId }: OfParcel, amount: Money): Promise<void> {
  await tx
    .updateTable(table)
    .set({ amount_cny: amount.amount })
    .where("user_id", "=", userId)
    .where("parcel_id", "=", parcelId)
    .where("released_at", "is", null)
    .execute();
}
