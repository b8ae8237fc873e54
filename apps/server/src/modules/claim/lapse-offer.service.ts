import { toDecimal } from "@sihai/domain";
import { claimNumber, reviveBefore } from "@sihai/domain/claim";
import type { Deps, Tx } from "#platform";
import { tell } from "../message/index.ts";
import { lockParcel } from "../parcel/index.ts";
import { type Claim, findClaim, lockClaim } from "./claim.store.ts";
import { moveClaim } from "./move-claim.ts";
import type { OfferOfTimer } from "./offer-timers.ts";
import { claimLink } from "./open-claim.service.ts";

/** The timer: nobody answered the offer. An answer that came first stands; the lock decides (rule F12). */
export async function lapseOffer(offer: OfferOfTimer, deps: Deps, tx: Tx): Promise<void> {
  const row = await lockOffer(tx, offer);
  if (!row) return;
  const at = deps.clock.now();
  const rules = deps.settings.at(at);
  await moveClaim(tx, row, { to: "lapsed", by: { kind: "system" }, at, rules });
  const until = reviveBefore(at, rules.claimTerms).toISOString();
  const { facts, ...rest } = offerMessage(row, at);
  await tell(tx, deps, { ...rest, template: "claim-lapsed", facts: { ...facts, reviveBefore: until } });
}

/** The timer of the days before. */
export async function remindOfOffer(offer: OfferOfTimer, deps: Deps, tx: Tx): Promise<void> {
  const row = await lockOffer(tx, offer);
  if (row) await tell(tx, deps, { ...offerMessage(row, deps.clock.now()), template: "claim-offer-reminder" });
}

/** The claim, locked, while the offer the timer stands for is the one that waits; null otherwise. */
async function lockOffer(tx: Tx, { userId, claimId, answerBefore }: OfferOfTimer): Promise<Claim | null> {
  const known = await findClaim(tx, claimNumber(claimId), userId);
  if (!known) return null;
  await lockParcel(tx, { userId, parcelId: known.parcelId });
  const row = await lockClaim(tx, { userId, claimId });
  return row.state === "offered" && row.answerBefore?.getTime() === answerBefore.getTime() ? row : null;
}

/** What a buyer is told of an offer they did not answer. Throws for a claim that has none. */
function offerMessage(row: Claim, at: Date) {
  if (row.offer === null || row.answerBefore === null) throw new Error(`claim ${row.id} has no offer`);
  const facts = {
    claimNo: claimNumber(row.id),
    amountCny: toDecimal(row.offer),
    answerBefore: row.answerBefore.toISOString(),
  };
  return { userId: row.userId, type: "parcel" as const, facts, link: claimLink(row.packageNo), mail: true, at };
}
