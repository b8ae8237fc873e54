import { ok, type Result, refuse, toDecimal } from "@sihai/domain";
import type { ParcelActionRefusal, ParcelState } from "@sihai/domain/parcel";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { deliverAfterAll, lockParcelsByNo } from "../parcel/index.ts";
import { endGoneClaims } from "./end-gone-claims.ts";

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
      const { ended, paid } = await endGoneClaims(tx, deps, parcel, { by, at: now });
      const keptCny = paid === null ? null : toDecimal(paid);
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
