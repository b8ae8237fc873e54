import { subtract } from "@sihai/domain";
import { type ClaimedParcel, type ClaimRules, claimTermsHeldAt, type ExceptionKind } from "@sihai/domain/claim";
import type { Db, Deps, Tx } from "#platform";
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

/** The terms of the moment the parcel's claims follow, by the calendar as it is known now. */
export function claimRulesOf({ settings }: Pick<Deps, "settings">, claimed: ClaimedParcel, now: Date): ClaimRules {
  return { holidays: settings.at(now).holidays, claimTerms: settings.at(claimTermsHeldAt(claimed, now)).claimTerms };
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
