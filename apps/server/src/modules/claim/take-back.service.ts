import { ok, type Result, refuse } from "@sihai/domain";
import type { ParcelActionRefusal, ParcelState } from "@sihai/domain/parcel";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { lockParcelsByNo, takeBackParcel } from "../parcel/index.ts";
import { endGoneClaims } from "./end-gone-claims.ts";

type Command = { packageId: string; shelf: string; staffId: string; now: Date; once: Once | null };
type Taken = { packageId: string; state: ParcelState; items: number };
type Refusal = { code: "PARCEL_NOT_FOUND" } | ParcelActionRefusal | OnceRefusal;

/** The goods of a parcel lie on our shelves again; an unpaid claim that they are gone ends with that, so that nobody has goods and money. */
export function takeBack(deps: Deps, { packageId, shelf, staffId, now, once }: Command): Promise<Result<Taken, Refusal>> {
  return transact<Taken, Refusal>(
    deps.db,
    async (tx) => {
      const [parcel] = await lockParcelsByNo(tx, [packageId]);
      if (!parcel) return refuse({ code: "PARCEL_NOT_FOUND" });
      const by = { kind: "staff", id: staffId } as const;
      const taken = await takeBackParcel(tx, deps, parcel, { shelf, by, at: now });
      if (!taken.ok) return taken;
      await endGoneClaims(tx, deps, parcel, { by, at: now });
      await audit(tx, { staffId, action: "dispatch.take-back", subject: packageId, facts: { shelf }, at: now });
      return ok({ packageId, ...taken.value });
    },
    once,
  );
}
