import { money, subtract } from "@sihai/domain";
import { type ClaimedParcel, type ClaimKind, claimWindow, type ExceptionKind } from "@sihai/domain/claim";
import type { Db, Tx } from "#platform";
import { exceptionOf, itemIdsOfParcels, type Parcel } from "../parcel/index.ts";
import { type StoredItem, storedItemsOfMany } from "../warehouse/index.ts";

/** What was really paid for carrying a parcel: the deposit until it is settled, then the final freight less what is still owed. */
export function freightPaid({ deposit, settlement, owed }: Parcel) {
  return settlement ? subtract(settlement.finalFreight, owed) : deposit;
}

/** The parcel as the windows of the claims ask for it. Confirmed by the buyer counts as delivered where no scan came. */
export async function claimedParcel(db: Db | Tx, parcel: Parcel): Promise<ClaimedParcel & { happened: ExceptionKind | null }> {
  const exception = await exceptionOf(db, { userId: parcel.userId, parcelId: parcel.id });
  return {
    state: parcel.state,
    shippedAt: parcel.shippedAt,
    deliveredAt: parcel.deliveredAt ?? parcel.completedAt,
    exceptionAt: exception && exception.foundAt === null && exception.kind !== "returned" ? exception.at : null,
    happened: exception && exception.foundAt === null ? exception.kind : null,
    takenBack: exception !== null && exception.takenBackAt !== null,
    promisedDays: parcel.line.days[1],
  };
}

export function windowOf(kind: ClaimKind, claimed: ClaimedParcel, now: Date) {
  return claimWindow(kind, claimed, now);
}

/** The goods of a parcel with what they are worth. */
export async function goodsOfParcel(db: Db | Tx, parcel: Pick<Parcel, "userId" | "id">): Promise<StoredItem[]> {
  return (await goodsOfParcels(db, [parcel])).get(parcel.id) ?? [];
}

/** The goods of parcels of any customers, by parcel id. */
export async function goodsOfParcels(
  db: Db | Tx,
  parcels: readonly Pick<Parcel, "userId" | "id">[],
): Promise<Map<string, StoredItem[]>> {
  const idsOf = await itemIdsOfParcels(db, parcels);
  const userIds = [...new Set(parcels.map(({ userId }) => userId))];
  const goods = await storedItemsOfMany(db, userIds, [...idsOf.values()].flat());
  const byId = new Map(goods.map((item) => [item.itemId, item]));
  return new Map([...idsOf].map(([parcelId, ids]) => [parcelId, ids.flatMap((id) => byId.get(id) ?? [])]));
}

export function fen(amount: string) {
  return money(BigInt(amount), "CNY");
}
