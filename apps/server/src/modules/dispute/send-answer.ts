import type { EvidenceOutcome } from "@sihai/adapters/payment";
import { disputeNumber } from "@sihai/domain/dispute";
import { businessEvents, type Deps, inTransaction } from "#platform";
import { noteDispute } from "../payment/index.ts";
import { type Answer, endSending, type Files, findAnswer, keepFiles, lockAnswer, takeUnsent } from "./answer.store.ts";
import { type Dispute, disputeById } from "./dispute.store.ts";
import { evidencePapersOf } from "./evidence-papers.ts";
import { type Proof, readProof } from "./read-proof.ts";

/** Longer than the gateway is waited for: a call begun earlier is over, however it went. */
const surelyOverMs = 120_000;
const batch = 20;

/** Sends what somebody began to send and did not finish. Safe to run anywhere, any number of times: one key, the same papers. */
export async function sendAnswers(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (let tried = 0; tried < batch; tried += 1) {
    const id = await takeUnsent(deps.db, new Date(now.getTime() - surelyOverMs), now);
    if (id === null) return;
    await sendAnswer(deps, id);
  }
}

/** Asks the gateway to take an answer that is being sent, and writes down what it says, once. */
export async function sendAnswer(deps: Deps, disputeId: string): Promise<void> {
  const [answer, dispute] = [await findAnswer(deps.db, disputeId), await disputeById(deps.db, disputeId)];
  if (!dispute || answer?.state !== "sending") return;
  const proof = await readProof(deps.db, dispute);
  const files = answer.files ?? (await bringPapers(deps, answer, dispute, proof));
  if (files === null) return;
  const outcome = await deps.adapters.payment.submitEvidence({
    disputeId,
    evidence: {
      ...answer.texts,
      customerName: proof.payment?.billing?.name ?? "",
      customerEmail: proof.payment?.billing?.email ?? dispute.email ?? "",
      billingAddress: proof.payment?.billing?.address ?? "",
      files,
    },
    idempotencyKey: `evidence-${disputeId}-${answer.version}`,
  });
  await record(deps, answer, outcome);
}

/** The papers, drawn and brought to the gateway once; null while it does not say, and where it will not take one, which ends the sending. */
async function bringPapers(deps: Deps, answer: Answer, dispute: Dispute, proof: Proof): Promise<Files | null> {
  const files: Files = {};
  for (const { slot, bytes } of await evidencePapersOf(deps, answer, dispute, proof)) {
    const name = `${disputeNumber(dispute.seq)}-${slot}.pdf`;
    const brought = await deps.adapters.payment.uploadEvidence({ name, bytes });
    if (brought.status === "kept") {
      files[slot] = brought.fileId;
      continue;
    }
    deps.log.warn({ disputeId: dispute.id, name, ...brought }, "a paper of a dispute could not be brought to the gateway");
    if (brought.status === "refused") await record(deps, answer, { ...brought, detail: `${name}: ${brought.detail}` });
    return null;
  }
  return keepFiles(deps.db, answer, files);
}

/** Once: what was written of it meanwhile stays. */
async function record(deps: Deps, { disputeId, version }: Answer, outcome: EvidenceOutcome): Promise<void> {
  if (outcome.status === "unknown") {
    deps.log.warn({ disputeId, detail: outcome.detail }, "whether the answer to a dispute was taken is not known");
    return;
  }
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    if (outcome.status === "submitted") await noteDispute(tx, deps, outcome.dispute, at);
    const answer = await lockAnswer(tx, disputeId);
    if (answer?.state !== "sending" || answer.version !== version) return;
    const state = outcome.status === "submitted" ? "submitted" : "refused";
    await endSending(tx, disputeId, { state, detail: outcome.status === "refused" ? outcome.detail : "", at });
    businessEvents.inc({ event: `dispute-answer-${state}` });
  });
  if (outcome.status === "refused")
    deps.log.error({ disputeId, detail: outcome.detail }, "the gateway did not take the answer to a dispute");
}
