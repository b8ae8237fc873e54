import { ok, type Result, refuse } from "@sihai/domain";
import { type AnswerState, isAnswerable } from "@sihai/domain/dispute";
import { type Deps, type Once, type OnceRefusal, type Tx, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { type Given, insertAnswer, lockAnswer, rewriteAnswer } from "./answer.store.ts";
import { findDispute } from "./dispute.store.ts";
import { readProof } from "./read-proof.ts";

type Command = Given & { disputeNo: string; version: number; staffId: string; now: Date; once: Once | null };
type Saved = { disputeNo: string; state: AnswerState; version: number };
type Refusal = {
  code:
    | "CARD_DISPUTE_NOT_FOUND"
    | "CARD_DISPUTE_OVER"
    | "DISPUTE_ANSWER_SENT"
    | "DISPUTE_ANSWER_CHANGED"
    | "DISPUTE_PICTURE_UNKNOWN";
};

/** Keeps a draft. Whoever saves says which version they read, so that nobody writes over a colleague's words. */
export async function saveAnswer({ db }: Deps, command: Command): Promise<Result<Saved, Refusal | OnceRefusal>> {
  const { disputeNo, version, staffId, now: at, once, ...given } = command;
  const known = await findDispute(db, disputeNo);
  if (!known) return refuse({ code: "CARD_DISPUTE_NOT_FOUND" });
  const pictures = new Set((await readProof(db, known)).pictures.map(({ fileId }) => fileId));
  if (given.pictures.some((fileId) => !pictures.has(fileId))) return refuse({ code: "DISPUTE_PICTURE_UNKNOWN" });
  return transact<Saved, Refusal | OnceRefusal>(
    db,
    async (tx) => {
      const dispute = await findDispute(tx, disputeNo);
      if (!dispute || !isAnswerable(dispute, at)) return refuse({ code: "CARD_DISPUTE_OVER" });
      const draft = { ...unique(given), disputeId: dispute.id, by: staffId, at };
      const written = await write(tx, version, draft);
      if (!written.ok) return written;
      await audit(tx, {
        staffId,
        action: "dispute.save-answer",
        subject: `dispute:${disputeNo}`,
        at,
      });
      return ok({ disputeNo, state: "draft", version: version + 1 });
    },
    once,
  );
}

function unique({ texts, papers, pictures }: Given): Given {
  return { texts, papers: [...new Set(papers)], pictures: [...new Set(pictures)] };
}

async function write(tx: Tx, version: number, draft: Parameters<typeof insertAnswer>[1]): Promise<Result<undefined, Refusal>> {
  const current = await lockAnswer(tx, draft.disputeId);
  if (!current) return version === 0 && (await insertAnswer(tx, draft)) ? ok() : refuse({ code: "DISPUTE_ANSWER_CHANGED" });
  if (current.state === "sending" || current.state === "submitted") return refuse({ code: "DISPUTE_ANSWER_SENT" });
  if (current.version !== version) return refuse({ code: "DISPUTE_ANSWER_CHANGED" });
  await rewriteAnswer(tx, version + 1, draft);
  return ok();
}
