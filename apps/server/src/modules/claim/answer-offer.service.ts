import { type Money, ok, refuse } from "@sihai/domain";
import { type ClaimObstacle, foundAgain, isOpenClaim, reviveBefore } from "@sihai/domain/claim";
import { type Deps, transact } from "#platform";
import { type BuyerCommand, buyerAct } from "./buyer-act.ts";
import { type Claim, claimsOfParcel, findClaim, insertMessage, lockClaim } from "./claim.store.ts";
import { type ClaimRefusal, moveClaim } from "./move-claim.ts";

/** The buyer takes the offer they saw. */
export function acceptOffer(deps: Deps, { amount, ...command }: BuyerCommand & { amount: Money }) {
  return buyerAct<null, { code: "CLAIM_OFFER_CHANGED" }>(deps, command, "accepted", async (tx, row) => {
    if (row.offer === null || row.offer.amount !== amount.amount) return refuse({ code: "CLAIM_OFFER_CHANGED" });
    await moveClaim(tx, row, {
      to: "accepted",
      by: { kind: "user", id: command.userId },
      at: command.now,
      rules: deps.settings.at(command.now),
    });
    return ok(null);
  });
}

type ContestRefusal = ClaimRefusal | { code: "CLAIM_OPEN_ALREADY" } | { code: "CLAIM_NOT_POSSIBLE"; obstacle: ClaimObstacle };

/** The buyer says why the offer is not enough, or takes up again what lapsed; it goes back to the desk. */
export function contestOffer(deps: Deps, { text, ...command }: BuyerCommand & { text: string }) {
  return buyerAct<null, ContestRefusal>(deps, command, "reviewing", async (tx, row) => {
    // Only an offer is contested; taking a new claim up is the desk's.
    const found = foundSince(row);
    if (found !== null) return refuse({ code: "CLAIM_NOT_POSSIBLE", obstacle: found });
    if (row.state !== "offered" && revivableUntil(deps, row, command.now) === null)
      return refuse({ code: "CLAIM_STATE_REFUSED", from: row.state, to: "reviewing" });
    const others = await claimsOfParcel(tx, row.userId, row.parcelId);
    if (others.some(({ id, state }) => id !== row.id && (isOpenClaim(state) || state === "paid")))
      return refuse({ code: "CLAIM_OPEN_ALREADY" });
    await moveClaim(tx, row, {
      to: "reviewing",
      by: { kind: "user", id: command.userId },
      at: command.now,
      rules: deps.settings.at(command.now),
    });
    await insertMessage(tx, { userId: command.userId, claimId: row.id }, { staffId: null, text, at: command.now });
    return ok(null);
  });
}

/** Until when a claim whose offer lapsed can be taken up again, by what held then; null when it cannot, or goods it says are gone were found. */
export function revivableUntil({ settings }: Pick<Deps, "settings">, row: Claim, now: Date): Date | null {
  const { state, closedAt: lapsedAt } = row;
  if (state !== "lapsed" || lapsedAt === null || foundSince(row) !== null) return null;
  const until = reviveBefore(lapsedAt, settings.at(lapsedAt).claimTerms);
  return now < until ? until : null;
}

function foundSince(row: Claim) {
  return foundAgain(row.kind, { deliveredAt: row.deliveredAt, takenBack: row.takenBackAt !== null });
}

/** The customer takes a claim back; `CLAIM_STATE_REFUSED` once they took the offer, or it is over. */
export function withdrawClaim(deps: Deps, command: BuyerCommand) {
  return buyerAct<null, never>(deps, command, "withdrawn", async (tx, row) => {
    await moveClaim(tx, row, {
      to: "withdrawn",
      by: { kind: "user", id: command.userId },
      at: command.now,
      rules: deps.settings.at(command.now),
    });
    return ok(null);
  });
}

/** The buyer adds something to a claim that is open. */
export function writeMessage(deps: Deps, { userId, claimNo, text, now, once }: BuyerCommand & { text: string }) {
  return transact<null, { code: "CLAIM_NOT_FOUND" } | ClaimRefusal>(
    deps.db,
    async (tx) => {
      const found = await findClaim(tx, claimNo, userId);
      if (!found) return refuse({ code: "CLAIM_NOT_FOUND" });
      const row = await lockClaim(tx, { userId, claimId: found.id });
      if (!isOpenClaim(row.state)) return refuse({ code: "CLAIM_STATE_REFUSED", from: row.state, to: row.state });
      await insertMessage(tx, { userId, claimId: row.id }, { staffId: null, text, at: now });
      return ok(null);
    },
    once,
  );
}
