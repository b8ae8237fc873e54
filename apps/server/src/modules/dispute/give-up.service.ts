import { ok, type Result, refuse } from "@sihai/domain";
import { isAnswerable } from "@sihai/domain/dispute";
import { businessEvents, type Deps, inTransaction, type Once, type OnceRefusal, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { noteDispute } from "../payment/index.ts";
import { lockAnswer } from "./answer.store.ts";
import { type DisputeStatus, findDispute } from "./dispute.store.ts";

type Command = { disputeNo: string; reason: string; staffId: string; now: Date; once: Once | null };
type GivenUp = { disputeNo: string; status: DisputeStatus };
type Refusal = { code: "CARD_DISPUTE_NOT_FOUND" | "CARD_DISPUTE_OVER" | "DISPUTE_ANSWER_SENT" | "GATEWAY_SILENT" };

/**
 * Gives a dispute up. Who did it and why is committed before the gateway is asked; under one key it is lost there once, and its notice tells us too
 * where this process dies meanwhile.
 */
export async function giveUp(deps: Deps, command: Command): Promise<Result<GivenUp, Refusal | OnceRefusal>> {
  const { disputeNo, reason, staffId, now: at, once } = command;
  const begun = await transact<GivenUp, Refusal | OnceRefusal>(
    deps.db,
    async (tx) => {
      const dispute = await findDispute(tx, disputeNo);
      if (!dispute) return refuse({ code: "CARD_DISPUTE_NOT_FOUND" });
      const answer = await lockAnswer(tx, dispute.id);
      if (answer?.state === "sending" || answer?.state === "submitted") return refuse({ code: "DISPUTE_ANSWER_SENT" });
      if (dispute.status !== "open" || !isAnswerable(dispute, at)) return refuse({ code: "CARD_DISPUTE_OVER" });
      await audit(tx, { staffId, action: "dispute.give-up", subject: `dispute:${disputeNo}`, facts: { reason }, at });
      return ok({ disputeNo, status: dispute.status });
    },
    once,
  );
  if (!begun.ok) return begun;
  const id = (await findDispute(deps.db, disputeNo))?.id ?? "";
  const outcome = await deps.adapters.payment.acceptDispute({ disputeId: id, idempotencyKey: `give-up-${id}` });
  if (outcome.status === "unknown") return refuse({ code: "GATEWAY_SILENT" });
  if (outcome.status === "refused") return refuse({ code: "CARD_DISPUTE_OVER" });
  await inTransaction(deps.db, (tx) => noteDispute(tx, deps, outcome.dispute, at));
  businessEvents.inc({ event: "dispute-given-up" });
  return ok({ disputeNo, status: (await findDispute(deps.db, disputeNo))?.status ?? "lost" });
}
