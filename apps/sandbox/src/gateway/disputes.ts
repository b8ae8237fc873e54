import type { Pause, World } from "../world.ts";
import type { Balance } from "./balance.ts";
import type { EventLog } from "./event-log.ts";
import type { Files } from "./files.ts";
import { invalid } from "./gateway-error.ts";
import { newId } from "./new-id.ts";
import { type Dispute, disputeToWire, type Intent } from "./objects.ts";

export type Disputes = {
  /** The card's holder objects to a charge, or to a part of it. An inquiry takes no money. Throws GatewayError without a charge. */
  open(intent: Intent, wish?: { amount?: number; reason?: string; isInquiry?: boolean }): Dispute;
  /** Keeps evidence; once submitted the bank looks at it. Throws GatewayError when the time is over or it was submitted. */
  answer(dispute: Dispute, evidence: Record<string, string>, isSubmitted: boolean): void;
  /** The bank decides; one that was lost may be won afterwards, when the bank finds for the merchant after all. */
  close(dispute: Dispute, outcome: "won" | "lost"): void;
  find(id: string): Dispute | undefined;
  all(): Dispute[];
  replaceAll(disputes: Dispute[]): void;
};

const decideMs = 3000;
const answerDays = 7;

/** Stripe's own words for specs: evidence that contains them ends the dispute so. */
const endings = { winning_evidence: "won", losing_evidence: "lost" } as const;

/** What the gateway keeps of a charge that is disputed. */
const disputeFee = 1500;

type Beside = {
  world: World;
  pause: Pause;
  events: EventLog;
  balance: Balance;
  files: Files;
  chargeOf(intentId: string): Intent["charge"];
};

/** Fields of the evidence that name a file brought before. */
const fileFields = ["receipt", "shipping_documentation", "customer_communication", "uncategorized_file"];

/**
 * Disputes, which take their money out of the balance with a fee when they open and put it back when they are won. Words of the
 * evidence decide how one ends, seconds later.
 */
export function createDisputes({ world, pause, events, balance, files, chargeOf }: Beside): Disputes {
  const disputes = new Map<string, Dispute>();
  const seconds = () => Math.floor(world.now() / 1000);
  const record = (type: string, dispute: Dispute) => events.record(`charge.dispute.${type}`, disputeToWire(dispute, seconds()));

  function move({ id, intentId, currency }: Dispute, amount: number): void {
    balance.record({
      type: "adjustment",
      category: amount < 0 ? "dispute" : "dispute_reversal",
      amount,
      fee: amount < 0 ? disputeFee : 0,
      currency,
      source: { object: "dispute", id, intentId },
    });
  }

  function open(
    intent: Intent,
    { amount, reason = "fraudulent", isInquiry = false }: { amount?: number; reason?: string; isInquiry?: boolean } = {},
  ): Dispute {
    const { charge } = intent;
    if (!charge) throw invalid("this intent has no charge to dispute", "payment_intent_unexpected_state", "payment_intent");
    const dispute = begun(intent.id, charge, { amount, reason, isInquiry }, seconds());
    charge.isDisputed = !isInquiry;
    charge.isChargedBack = !isInquiry;
    disputes.set(dispute.id, dispute);
    record("created", dispute);
    if (!isInquiry) {
      dispute.moved.push(-dispute.amount);
      move(dispute, -dispute.amount);
      record("funds_withdrawn", dispute);
    }
    return dispute;
  }

  function answer(dispute: Dispute, evidence: Record<string, string>, isSubmitted: boolean): void {
    const isOpen = dispute.status === "needs_response" || dispute.status === "warning_needs_response";
    if (!isOpen || seconds() > dispute.dueBy)
      throw invalid("this dispute can no longer be answered", "dispute_not_open", "evidence");
    checkFiles(files, evidence);
    Object.assign(dispute.evidence, evidence);
    if (isSubmitted) {
      dispute.submissions += 1;
      dispute.status = dispute.status === "needs_response" ? "under_review" : "warning_under_review";
    }
    record("updated", dispute);
    const text = Object.values(dispute.evidence).join(" ");
    for (const [word, outcome] of Object.entries(endings)) if (isSubmitted && text.includes(word)) void decide(dispute, outcome);
  }

  async function decide(dispute: Dispute, outcome: "won" | "lost"): Promise<void> {
    await pause(decideMs);
    close(dispute, outcome);
  }

  function close(dispute: Dispute, outcome: "won" | "lost"): void {
    const isInquiry = dispute.status.startsWith("warning_");
    const isOver = dispute.status === "won" || dispute.status === "warning_closed";
    if (isOver || dispute.status === outcome) return;
    dispute.status = isInquiry ? "warning_closed" : outcome;
    record("closed", dispute);
    if (dispute.status !== "won") return;
    const charge = chargeOf(dispute.intentId);
    if (charge) charge.isChargedBack = false;
    dispute.moved.push(dispute.amount);
    move(dispute, dispute.amount);
    record("funds_reinstated", dispute);
  }

  return {
    open,
    answer,
    close,
    find: (id) => disputes.get(id),
    all: () => [...disputes.values()],
    replaceAll: (kept) => {
      disputes.clear();
      for (const dispute of kept) disputes.set(dispute.id, dispute);
    },
  };
}

function begun(
  intentId: string,
  charge: NonNullable<Intent["charge"]>,
  { amount, reason, isInquiry }: { amount: number | undefined; reason: string; isInquiry: boolean },
  now: number,
): Dispute {
  return {
    ...{ id: newId("dp"), intentId, chargeId: charge.id, amount: amount ?? charge.amount - charge.amountRefunded },
    ...{ currency: charge.currency, reason, status: isInquiry ? "warning_needs_response" : "needs_response" },
    ...{ created: now, dueBy: now + answerDays * 86_400, evidence: {}, submissions: 0, moved: [] },
  };
}

/** Evidence names only papers that were brought before. */
function checkFiles(files: Files, evidence: Record<string, string>): void {
  for (const field of fileFields) {
    const id = evidence[field];
    if (id !== undefined && !files.find(id)) throw invalid(`No such file: '${id}'`, "resource_missing", `evidence[${field}]`);
  }
}
