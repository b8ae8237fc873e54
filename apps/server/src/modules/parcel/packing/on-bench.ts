import { type Result, refuse } from "@sihai/domain";
import { type Deps, type Once, type OnceRefusal, type Tx, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { lockParcelsByNo } from "../parcel.store.ts";
import type { Parcel } from "../parcel.types.ts";

export type Bench = { packageId: string; staffId: string; now: Date; once: Once | null };
type NotFound = { code: "PARCEL_NOT_FOUND" };

/** The rhythm of every act at a bench: lock the parcel, decide, note it in the audit log, with these facts. */
export async function onBench<Value, Refused extends { code: string }>(
  deps: Deps,
  { packageId, staffId, now, once }: Bench,
  action: string,
  act: (tx: Tx, parcel: Parcel) => Promise<Result<Value, Refused>>,
  facts: Record<string, unknown> = {},
): Promise<Result<Value, Refused | NotFound | OnceRefusal>> {
  return transact<Value, Refused | NotFound | OnceRefusal>(
    deps.db,
    async (tx) => {
      const [parcel] = await lockParcelsByNo(tx, [packageId]);
      if (!parcel) return refuse({ code: "PARCEL_NOT_FOUND" });
      const done = await act(tx, parcel);
      if (done.ok) await audit(tx, { staffId, action, subject: packageId, facts, at: now });
      return done;
    },
    once,
  );
}
