import { type Result, refuse } from "@sihai/domain";
import type { ClaimState } from "@sihai/domain/claim";
import { type Deps, type Once, type Tx, transact } from "#platform";
import { lockParcel } from "../parcel/index.ts";
import { type Claim, findClaim, lockClaim } from "./claim.store.ts";
import { type ClaimRefusal, checkMove, stateByClock } from "./move-claim.ts";

export type BuyerCommand = { userId: string; claimNo: string; now: Date; once: Once | null };

/** One act of the buyer on a claim of theirs: parcel and claim are locked, clock and transition table are asked, the work done. */
export function buyerAct<Value, Refusal extends { code: string }>(
  deps: Deps,
  { userId, claimNo, now, once }: BuyerCommand,
  to: ClaimState,
  work: (tx: Tx, row: Claim) => Promise<Result<Value, Refusal>>,
) {
  return transact<Value, Refusal | ClaimRefusal | { code: "CLAIM_NOT_FOUND" }>(
    deps.db,
    async (tx) => {
      const found = await findClaim(tx, claimNo, userId);
      if (!found) return refuse({ code: "CLAIM_NOT_FOUND" });
      await lockParcel(tx, { userId, parcelId: found.parcelId });
      const row = await lockClaim(tx, { userId, claimId: found.id });
      const allowed = checkMove({ state: stateByClock(row, now) }, to);
      return allowed.ok ? work(tx, row) : allowed;
    },
    once,
  );
}
