import { ok, type Result, refuse } from "@sihai/domain";
import { type AnswerState, isAnswerable } from "@sihai/domain/dispute";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { beginSending, findAnswer, lockAnswer } from "./answer.store.ts";
import { findDispute } from "./dispute.store.ts";
import { sendAnswer } from "./send-answer.ts";

type Command = { disputeNo: string; version: number; staffId: string; now: Date; once: Once | null };
type Submitted = { disputeNo: string; state: AnswerState };
type Refusal = {
  code:
    | "CARD_DISPUTE_NOT_FOUND"
    | "CARD_DISPUTE_OVER"
    | "DISPUTE_ANSWER_SENT"
    | "DISPUTE_ANSWER_CHANGED"
    | "DISPUTE_ANSWER_EMPTY";
};

/**
 * Sends the answer, for good; one the gateway did not take is sent again, as another one. That it is being sent is committed before the gateway is asked, so that a process that dies meanwhile leaves it to the
 * sweep, which asks under the same key.
 */
export async function submitAnswer(deps: Deps, command: Command): Promise<Result<Submitted, Refusal | OnceRefusal>> {
  const { disputeNo, version, staffId, now: at, once } = command;
  const begun = await transact<Submitted, Refusal | OnceRefusal>(
    deps.db,
    async (tx) => {
      const dispute = await findDispute(tx, disputeNo);
      if (!dispute) return refuse({ code: "CARD_DISPUTE_NOT_FOUND" });
      const answer = await lockAnswer(tx, dispute.id);
      if (!answer) return refuse({ code: "DISPUTE_ANSWER_EMPTY" });
      if (answer.state === "sending" || answer.state === "submitted") return refuse({ code: "DISPUTE_ANSWER_SENT" });
      if (answer.version !== version) return refuse({ code: "DISPUTE_ANSWER_CHANGED" });
      if (!isAnswerable(dispute, at)) return refuse({ code: "CARD_DISPUTE_OVER" });
      const { texts, papers, pictures } = answer;
      if (texts.explanation === "" && papers.length === 0 && pictures.length === 0)
        return refuse({ code: "DISPUTE_ANSWER_EMPTY" });
      await beginSending(tx, answer, { by: staffId, at });
      await audit(tx, { staffId, action: "dispute.submit-answer", subject: `dispute:${disputeNo}`, at });
      return ok({ disputeNo, state: "sending" });
    },
    once,
  );
  if (!begun.ok) return begun;
  const id = (await findDispute(deps.db, disputeNo))?.id ?? "";
  await sendAnswer(deps, id);
  return ok({ disputeNo, state: (await findAnswer(deps.db, id))?.state ?? "sending" });
}
