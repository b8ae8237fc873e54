import type { Money } from "@sihai/domain";
import { claimNumber, isGone, isOpenClaim } from "@sihai/domain/claim";
import type { Deps, Tx } from "#platform";
import { tell } from "../message/index.ts";
import type { Parcel } from "../parcel/index.ts";
import type { Actor } from "../timeline/index.ts";
import { claimsOfParcel, lockClaim } from "./claim.store.ts";
import { moveClaim } from "./move-claim.ts";
import { claimLink } from "./open-claim.service.ts";

/**
 * Ends every open claim that a locked parcel is gone: it was found, at the buyer's door or on our shelves. `ended`: their numbers; `paid`:
 * what was paid on such a claim before and stays the buyer's (decision 35).
 */
export async function endGoneClaims(
  tx: Tx,
  deps: Deps,
  { userId, id: parcelId }: Pick<Parcel, "userId" | "id">,
  { by, at }: { by: Actor; at: Date },
): Promise<{ ended: string[]; paid: Money | null }> {
  const gone = (await claimsOfParcel(tx, userId, parcelId)).filter(({ kind }) => isGone(kind));
  const ended: string[] = [];
  for (const { id, state } of gone) {
    if (!isOpenClaim(state)) continue;
    const row = await lockClaim(tx, { userId, claimId: id });
    await moveClaim(tx, row, { to: "void", by, at, rules: deps.settings.at(at) });
    const claimNo = claimNumber(row.id);
    await tell(tx, deps, {
      userId,
      type: "parcel",
      template: "claim-void",
      facts: { claimNo, packageNo: row.packageNo },
      link: claimLink(row.packageNo),
      at,
    });
    ended.push(claimNo);
  }
  return { ended, paid: gone.find(({ state }) => state === "paid")?.paid ?? null };
}
