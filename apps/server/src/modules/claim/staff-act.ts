import type { AuditFacts } from "@sihai/contract/audit";
import { type Result, refuse } from "@sihai/domain";
import { type ClaimState, claimNumber } from "@sihai/domain/claim";
import { type Deps, type Once, type Tx, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { lockParcel, type Parcel } from "../parcel/index.ts";
import { type Claim, findClaim, lockClaim } from "./claim.store.ts";
import { type ClaimRefusal, checkMove } from "./move-claim.ts";

export type StaffCommand = { staffId: string; claimNo: string; now: Date; once: Once | null };
type Act = { action: string; to: ClaimState; facts?: AuditFacts };

/** One act of the claims desk: parcel and claim are locked, the transition table is asked, the work done and noted. All in one transaction. */
export function staffAct<Value, Refusal extends { code: string }>(
  deps: Deps,
  { staffId, claimNo, now, once }: StaffCommand,
  { action, to, facts }: Act,
  work: (tx: Tx, row: Claim, parcel: Parcel) => Promise<Result<Value, Refusal>>,
) {
  return transact<Value, Refusal | ClaimRefusal | { code: "CLAIM_NOT_FOUND" }>(
    deps.db,
    async (tx) => {
      const found = await findClaim(tx, claimNo);
      if (!found) return refuse({ code: "CLAIM_NOT_FOUND" });
      const parcel = await lockParcel(tx, { userId: found.userId, parcelId: found.parcelId });
      if (!parcel) throw new Error(`claim ${found.id} is of no parcel`);
      const row = await lockClaim(tx, { userId: found.userId, claimId: found.id });
      const allowed = checkMove(row, to);
      if (!allowed.ok) return allowed;
      const done = await work(tx, row, parcel);
      if (done.ok) await audit(tx, { staffId, action, subject: `claim:${claimNumber(row.id)}`, facts: facts ?? {}, at: now });
      return done;
    },
    once,
  );
}
