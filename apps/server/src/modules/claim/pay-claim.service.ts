import { type Money, ok, refuse, toDecimal } from "@sihai/domain";
import { type ClaimState, claimBasis, claimNumber } from "@sihai/domain/claim";
import { businessEvents, type Deps } from "#platform";
import { post, wallet, world } from "../ledger/index.ts";
import { tell } from "../message/index.ts";
import { moveClaim } from "./move-claim.ts";
import { claimLink } from "./open-claim.service.ts";
import { type StaffCommand, staffAct } from "./staff-act.ts";

type Paid = { claimNo: string; state: ClaimState; paid: Money };

/**
 * Pays what was offered and accepted into the buyer's wallet, once: from the insurance where the parcel was insured, as freight given back
 * where it was not. The one who offered cannot pay.
 */
export function payClaim(deps: Deps, command: StaffCommand) {
  return staffAct<Paid, { code: "CLAIM_SAME_PERSON" }>(
    deps,
    command,
    { action: "claim.pay", to: "paid" },
    async (tx, row, parcel) => {
      if (row.offer === null) throw new Error(`claim ${row.id} was accepted without an offer`);
      if (row.offeredBy === command.staffId) return refuse({ code: "CLAIM_SAME_PERSON" });
      const amount = row.offer;
      const claimNo = claimNumber(row.id);
      const by = { kind: "staff", id: command.staffId } as const;
      await moveClaim(
        tx,
        row,
        { to: "paid", by, at: command.now, facts: { paid: toDecimal(amount) }, rules: deps.settings.at(command.now) },
        { paid: amount, paidBy: command.staffId, paidAt: command.now },
      );
      const basis = claimBasis({ kind: row.kind, insured: row.insured, freight: row.freight });
      const posted = await post(tx, {
        key: `pay-claim:${row.id}`,
        kind: "refund-claim",
        userId: row.userId,
        at: command.now,
        subject: `parcel:${parcel.packageNo}`,
        facts: { claimNo },
        postings: [{ from: world(basis === "insured" ? "insurance-income" : "freight-income"), to: wallet(row.userId), amount }],
        sources: [{ step: "arrives", source: { kind: "given", amount, paid: amount, reference: `claim:${claimNo}` } }],
      });
      if (!posted.ok || posted.value.already) throw new Error(`claim ${claimNo} was paid before`);
      await tell(tx, deps, {
        userId: row.userId,
        type: "parcel",
        template: "claim-paid",
        facts: { claimNo, amountCny: toDecimal(amount) },
        link: claimLink(parcel.packageNo),
        mail: true,
        at: command.now,
      });
      businessEvents.inc({ event: "claim-paid" });
      return ok({ claimNo, state: "paid", paid: amount });
    },
  );
}
