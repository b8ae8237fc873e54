import { openClaimStates } from "@sihai/domain/claim";
import { type Db, oneOf } from "#platform";

type OpenClaimState = (typeof openClaimStates)[number];

/** Where the claim on a parcel stands that is not over, by the parcel's id; a parcel has one at most. */
export async function openClaimsOf(
  db: Db,
  userId: string,
  parcelIds: readonly string[],
): Promise<ReadonlyMap<string, OpenClaimState>> {
  if (parcelIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("claim")
    .select(["parcel_id", "state"])
    .where("user_id", "=", userId)
    .where("parcel_id", "in", [...parcelIds])
    .where("state", "in", [...openClaimStates])
    .execute();
  return new Map(rows.map(({ parcel_id, state }) => [parcel_id, oneOf(openClaimStates, state, "claim.state")]));
}
