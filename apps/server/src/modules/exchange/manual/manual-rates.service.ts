import { type Currency, ok, type Result, refuse } from "@sihai/domain";
import { beijingDate } from "@sihai/domain/clocks";
import { isNear, sameRate } from "@sihai/domain/payment";
import { businessEvents, type Deps, type Once, type Tx, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { currentRates, keepRate } from "../rates.store.ts";
import { tradableRates } from "../rates-now.ts";
import { endProposal, insertProposal, listProposals, lockProposal, type Proposal } from "./proposal.store.ts";

type By = { staffId: string; now: Date; once: Once | null };
type Changed = { proposalId: string; state: Proposal["state"] };

/** The rates in force with where they come from, and what was proposed by hand. */
export async function readRates(deps: Deps, { staffId, now }: { staffId: string; now: Date }) {
  const [rates, tradable, proposals] = await Promise.all([
    currentRates(deps.db),
    tradableRates(deps, now),
    listProposals(deps.db),
  ]);
  const fresh = new Set(tradable.map(({ id }) => id));
  return ok({
    rates: rates.map(({ id, currency, rate, publishedOn, source }) => ({
      ...{ currency, rate, publishedOn, source },
      isTooOld: !fresh.has(id),
    })),
    proposals: proposals.map(({ id, madeBy, madeByName, endedByName, ...row }) => ({
      ...row,
      proposalId: id,
      ...{ madeBy: madeByName, byMe: madeBy === staffId, endedBy: endedByName },
    })),
  });
}

type ProposeRefusal = { code: "RATE_PROPOSED_ALREADY" } | { code: "RATE_TOO_FAR_OFF"; percent: number };

/** A slip of the comma is refused here; what is off by less, a colleague has to see. */
export async function proposeRate(deps: Deps, command: By & { currency: Currency; rate: string; reason: string }) {
  const { currency, rate, reason, staffId, now, once } = command;
  const { manualRateOffBp } = deps.settings.at(now);
  return transact<Changed, ProposeRefusal>(
    deps.db,
    async (tx) => {
      const last = (await currentRates(tx)).find((one) => one.currency === currency);
      if (last && !isNear(rate, last.rate, manualRateOffBp))
        return refuse({ code: "RATE_TOO_FAR_OFF", percent: manualRateOffBp / 100 });
      const id = await insertProposal(tx, { currency, rate, reason, staffId, at: now });
      if (id === null) return refuse({ code: "RATE_PROPOSED_ALREADY" });
      return note(tx, { id, currency, rate, reason }, { state: "proposed", action: "rate.propose", staffId, at: now });
    },
    once,
  );
}

type Refusal = { code: "RATE_PROPOSAL_NOT_FOUND" | "RATE_PROPOSAL_ENDED" };
type ConfirmRefusal = Refusal | { code: "RATE_SAME_PERSON" | "RATE_SEEN_CHANGED" };

/** A colleague agrees to the rate they saw: it holds from this moment, until the feed publishes a later day's. */
export function confirmRate(deps: Deps, { proposalId, seen, staffId, now: at, once }: By & { proposalId: string; seen: string }) {
  return transact<Changed, ConfirmRefusal>(
    deps.db,
    async (tx) => {
      const found = await openProposal(tx, proposalId);
      if (!found.ok) return found;
      const { currency, rate, madeBy } = found.value;
      if (madeBy === staffId) return refuse({ code: "RATE_SAME_PERSON" });
      if (!sameRate(rate, seen)) return refuse({ code: "RATE_SEEN_CHANGED" });
      const rateId = await keepRate(tx, { publishedOn: beijingDate(at), currency, rate, at, source: "manual" });
      await endProposal(tx, proposalId, { rateId, staffId, at });
      businessEvents.inc({ event: "rate-set-by-hand" });
      return note(tx, found.value, { state: "agreed", action: "rate.confirm", staffId, at });
    },
    once,
  );
}

/** Taken back, by whoever proposed it or a colleague. */
export function dropRate(deps: Deps, { proposalId, staffId, now: at, once }: By & { proposalId: string }) {
  return transact<Changed, Refusal>(
    deps.db,
    async (tx) => {
      const found = await openProposal(tx, proposalId);
      if (!found.ok) return found;
      await endProposal(tx, proposalId, { rateId: null, staffId, at });
      return note(tx, found.value, { state: "dropped", action: "rate.drop", staffId, at });
    },
    once,
  );
}

async function openProposal(tx: Tx, id: string): Promise<Result<Proposal, Refusal>> {
  const row = await lockProposal(tx, id);
  if (!row) return refuse({ code: "RATE_PROPOSAL_NOT_FOUND" });
  return row.state === "proposed" ? ok(row) : refuse({ code: "RATE_PROPOSAL_ENDED" });
}

type Noted = { state: Proposal["state"]; action: string; staffId: string; at: Date };

async function note(
  tx: Tx,
  { id, currency, rate, reason }: Pick<Proposal, "id" | "currency" | "rate" | "reason">,
  { state, action, staffId, at }: Noted,
) {
  await audit(tx, { staffId, action, subject: `books:rate-${currency}`, facts: { rate, currency, reason, to: state }, at });
  return ok({ proposalId: id, state });
}
