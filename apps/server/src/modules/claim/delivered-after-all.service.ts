import { ok, type Result, refuse, toDecimal } from "@sihai/domain";
import { claimNumber, isGone, isOpenClaim } from "@sihai/domain/claim";
import type { ParcelActionRefusal, ParcelState } from "@sihai/domain/parcel";
import { type Deps, type Once, type OnceRefusal, type Tx, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { tell } from "../message/index.ts";
import { deliverAfterAll, lockParcelsByNo } from "../parcel/index.ts";
import { type ClaimRow, claimsOfParcel, lockClaim } from "./claim.store.ts";
import { fen } from "./claimed-parcel.ts";
import { moveClaim } from "./move-claim.ts";
import { claimLink } from "./open-claim.service.ts";

type Command = { packageId: string; note: string; staffId: string; now: Date; once: Once | null };
type Found = { packageId: string; state: ParcelState; ended: string[]; keptCny: string | null };
type Refusal = { code: "PARCEL_NOT_FOUND" } | ParcelActionRefusal | OnceRefusal;

/**
 * A parcel that counted as lost or seized was delivered. A claim that it is gone ends where nothing was paid; what was paid stays the
 * buyer's, and the audit log names it for the account with the carrier (decision 35).
 */
export function deliveredAfterAll(deps: Deps, { packageId, note, staffId, now, once }: Command): Promise<Result<Found, Refusal>> {
  return transact<Found, Refusal>(
    deps.db,
    async (tx) => {
      const [parcel] = await lockParcelsByNo(tx, [packageId]);
      if (!parcel) return refuse({ code: "PARCEL_NOT_FOUND" });
      const by = { kind: "staff", id: staffId } as const;
      const moved = await deliverAfterAll(tx, deps, parcel, { by, at: now, note });
      if (!moved.ok) return moved;
      const gone = (await claimsOfParcel(tx, parcel.userId, parcel.id)).filter(({ kind }) => isGone(kind));
      const ended: string[] = [];
      for (const { id, state } of gone) {
        if (!isOpenClaim(state)) continue;
        await endClaim(tx, deps, await lockClaim(tx, { userId: parcel.userId, claimId: id }), { by, at: now });
        ended.push(claimNumber(id));
      }
      const paid = gone.find(({ state }) => state === "paid")?.paid_cny ?? null;
      const keptCny = paid === null ? null : toDecimal(fen(paid));
      await audit(tx, {
        staffId,
        action: "dispatch.delivered-after-all",
        subject: packageId,
        facts: { note, ...(keptCny !== null && { amount: keptCny }) },
        at: now,
      });
      return ok({ packageId, state: moved.value, ended, keptCny });
    },
    once,
  );
}

async function endClaim(
  tx: Tx,
  deps: Deps,
  row: ClaimRow,
  { by, at }: { by: { kind: "staff"; id: string }; at: Date },
): Promise<void> {
  await moveClaim(tx, row, { to: "void", by, at });
  await tell(tx, deps, {
    userId: row.user_id,
    type: "parcel",
    template: "claim-void",
    facts: { claimNo: claimNumber(row.id), packageNo: row.package_no },
    link: claimLink(row.package_no),
    at,
  });
}
