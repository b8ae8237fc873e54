import { compare, least, type Money, ok, refuse, sign, toDecimal } from "@sihai/domain";
import { type ClaimObstacle, type ClaimState, claimNumber, isGone, isOpenClaim, offerStandsUntil } from "@sihai/domain/claim";
import { type Deps, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { tell } from "../message/index.ts";
import { reportException } from "../parcel/index.ts";
import { type Claim, findClaim, insertMessage, lockClaim } from "./claim.store.ts";
import { type ClaimRefusal, moveClaim } from "./move-claim.ts";
import { setOfferTimers } from "./offer-timers.ts";
import { claimLink } from "./open-claim.service.ts";
import { type StaffCommand, staffAct } from "./staff-act.ts";

type Changed = { claimNo: string; state: ClaimState };

/** Takes a new claim into hand; `CLAIM_STATE_REFUSED` from any state but open. */
export function reviewClaim(deps: Deps, command: StaffCommand) {
  return staffAct<Changed, ClaimRefusal>(deps, command, { action: "claim.review", to: "reviewing" }, async (tx, row) => {
    // From an offer it goes back only by the buyer's word.
    if (row.state !== "open") return refuse({ code: "CLAIM_STATE_REFUSED", from: row.state, to: "reviewing" });
    await moveClaim(tx, row, {
      to: "reviewing",
      by: { kind: "staff", id: command.staffId },
      at: command.now,
      rules: deps.settings.at(command.now),
    });
    return ok({ claimNo: claimNumber(row.id), state: "reviewing" });
  });
}

type OfferRefusal = { code: "CLAIM_AMOUNT_REFUSED"; maximum: string } | { code: "CLAIM_NOT_POSSIBLE"; obstacle: ClaimObstacle };

/** The most a claim may be offered: what was asked, and never more than it can come to. */
export function offerMost(row: Pick<Claim, "requested" | "maximum">): Money {
  return least(row.requested, row.maximum);
}

/** Offers an amount. Granting that a parcel on the road is lost or seized makes it an exception, its goods with it. */
export function offerForClaim(deps: Deps, { amount, reason, ...command }: StaffCommand & { amount: Money; reason: string }) {
  const facts = { amount: toDecimal(amount), reason };
  return staffAct<Changed, OfferRefusal>(
    deps,
    command,
    { action: "claim.offer", to: "offered", facts },
    async (tx, row, parcel) => {
      const most = offerMost(row);
      if (sign(amount) <= 0 || compare(amount, most) > 0)
        return refuse({ code: "CLAIM_AMOUNT_REFUSED", maximum: toDecimal(most) });
      const by = { kind: "staff", id: command.staffId } as const;
      if (isGone(row.kind) && parcel.state !== "exception") {
        const kind = row.kind === "seized" ? "seized" : "lost";
        const gone = await reportException(tx, deps, parcel, { kind, by, at: command.now, note: claimNumber(row.id) });
        if (!gone.ok) return refuse({ code: "CLAIM_NOT_POSSIBLE", obstacle: "delivered" });
      }
      const rules = deps.settings.at(command.now);
      const answerBefore = offerStandsUntil(command.now, rules.claimTerms);
      const change = {
        offer: amount,
        offeredBy: command.staffId,
        reason,
        answerBefore,
      };
      await moveClaim(tx, row, { to: "offered", by, at: command.now, note: reason, facts, rules }, change);
      await setOfferTimers(tx, { userId: row.userId, claimId: row.id }, answerBefore, rules.claimTerms);
      await tell(tx, deps, {
        userId: row.userId,
        type: "parcel",
        template: "claim-offered",
        facts: {
          claimNo: claimNumber(row.id),
          amountCny: toDecimal(amount),
          reason,
          answerBefore: answerBefore.toISOString(),
        },
        link: claimLink(row.packageNo),
        mail: true,
        at: command.now,
      });
      return ok({ claimNo: claimNumber(row.id), state: "offered" });
    },
  );
}

/** Refuses a claim, with a reason its customer is told in the app and by mail. */
export function refuseClaim(deps: Deps, { reason, ...command }: StaffCommand & { reason: string }) {
  return staffAct<Changed, never>(
    deps,
    command,
    { action: "claim.refuse", to: "refused", facts: { reason } },
    async (tx, row) => {
      const by = { kind: "staff", id: command.staffId } as const;
      const rules = deps.settings.at(command.now);
      await moveClaim(tx, row, { to: "refused", by, at: command.now, note: reason, rules }, { reason });
      await tell(tx, deps, {
        userId: row.userId,
        type: "parcel",
        template: "claim-refused",
        facts: { claimNo: claimNumber(row.id), reason },
        link: claimLink(row.packageNo),
        mail: true,
        at: command.now,
      });
      return ok({ claimNo: claimNumber(row.id), state: "refused" });
    },
  );
}

/** Writes to the customer about a claim that is open. */
export function answerClaim(deps: Deps, { text, staffId, claimNo, now, once }: StaffCommand & { text: string }) {
  return transact<null, { code: "CLAIM_NOT_FOUND" } | ClaimRefusal>(
    deps.db,
    async (tx) => {
      const found = await findClaim(tx, claimNo);
      if (!found) return refuse({ code: "CLAIM_NOT_FOUND" });
      const key = { userId: found.userId, claimId: found.id };
      const row = await lockClaim(tx, key);
      if (!isOpenClaim(row.state)) return refuse({ code: "CLAIM_STATE_REFUSED", from: row.state, to: row.state });
      await insertMessage(tx, key, { staffId, text, at: now });
      await audit(tx, { staffId, action: "claim.message", subject: `claim:${claimNo}`, at: now });
      await tell(tx, deps, {
        userId: row.userId,
        type: "parcel",
        template: "claim-answered",
        facts: { claimNo, text },
        link: claimLink(row.packageNo),
        mail: true,
        at: now,
      });
      return ok(null);
    },
    once,
  );
}
