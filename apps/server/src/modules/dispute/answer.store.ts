import type { EvidenceSlot } from "@sihai/adapters/payment";
import { type AnswerState, answerStates, type EvidencePaper, type EvidenceTexts, evidencePapers } from "@sihai/domain/dispute";
import * as z from "zod/mini";
import { type Db, jsonColumn, oneOf, type Tx } from "#platform";

export type Given = { texts: EvidenceTexts; papers: EvidencePaper[]; pictures: string[] };
export type Files = Partial<Record<EvidenceSlot, string>>;
export type Answer = Given & {
  disputeId: string;
  state: AnswerState;
  version: number;
  writtenBy: string;
  writtenAt: Date;
  sentBy: string | null;
  sentAt: Date | null;
  endedAt: Date | null;
  /** The papers at the gateway; null while they are not there. */
  files: Files | null;
  detail: string;
};

/** None is left where the customer's account was closed. */
const written = z._default(z.string(), "");
const readTexts = jsonColumn<EvidenceTexts>(
  z.object({
    explanation: written,
    productDescription: written,
    carrier: written,
    trackingNumber: written,
    shippedOn: written,
    shippingAddress: written,
  }),
  "dispute_answer.texts",
);
const paper = z.exactOptional(z.string());
const readFiles = jsonColumn<Files | null>(
  z.nullable(z.object({ receipt: paper, shipping: paper, correspondence: paper, pictures: paper })),
  "dispute_answer.files",
);

function query(db: Db | Tx) {
  return db.selectFrom("dispute_answer").selectAll();
}
type Row = Awaited<ReturnType<ReturnType<typeof query>["executeTakeFirstOrThrow"]>>;

function answerOf(row: Row): Answer {
  return {
    disputeId: row.dispute_id,
    state: oneOf(answerStates, row.state, "dispute_answer.state"),
    version: row.version,
    texts: readTexts(row.texts),
    papers: row.papers.map((paper) => oneOf(evidencePapers, paper, "dispute_answer.papers")),
    pictures: row.pictures,
    writtenBy: row.written_by,
    writtenAt: row.written_at,
    sentBy: row.sent_by,
    sentAt: row.sent_at,
    endedAt: row.ended_at,
    files: readFiles(row.files),
    detail: row.detail,
  };
}

/** Our answer to a dispute, sent or not; null while nobody wrote one. */
export async function findAnswer(db: Db | Tx, disputeId: string): Promise<Answer | null> {
  const row = await query(db).where("dispute_id", "=", disputeId).executeTakeFirst();
  return row ? answerOf(row) : null;
}

/** The same, locked for the transaction. */
export async function lockAnswer(tx: Tx, disputeId: string): Promise<Answer | null> {
  const row = await query(tx).where("dispute_id", "=", disputeId).forUpdate().executeTakeFirst();
  return row ? answerOf(row) : null;
}

type Draft = Given & { disputeId: string; by: string; at: Date };

/** Writes the first draft; false when somebody did at the same moment. */
export async function insertAnswer(tx: Tx, { disputeId, texts, papers, pictures, by, at }: Draft): Promise<boolean> {
  const row = await tx
    .insertInto("dispute_answer")
    .values({
      ...{ dispute_id: disputeId, state: "draft", version: 1, texts: JSON.stringify(texts), papers, pictures },
      ...{ written_by: by, written_at: at },
    })
    .onConflict((conflict) => conflict.column("dispute_id").doNothing())
    .returning("version")
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes a locked answer anew: a draft again, whatever it was before. */
export async function rewriteAnswer(
  tx: Tx,
  version: number,
  { disputeId, texts, papers, pictures, by, at }: Draft,
): Promise<void> {
  await tx
    .updateTable("dispute_answer")
    .set({
      ...{ state: "draft", version, texts: JSON.stringify(texts), papers, pictures, written_by: by, written_at: at },
      ...{ sent_by: null, sent_at: null, tried_at: null, ended_at: null, files: null, detail: "" },
    })
    .where("dispute_id", "=", disputeId)
    .execute();
}

/** What was not taken is another version when it is sent again: the gateway gives a key the answer it gave before. */
export async function beginSending(
  tx: Tx,
  { disputeId, state, version }: Answer,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const anew = state === "refused" ? { version: version + 1, files: null, ended_at: null, detail: "" } : {};
  await tx
    .updateTable("dispute_answer")
    .set({ state: "sending", sent_by: by, sent_at: at, tried_at: at, ...anew })
    .where("dispute_id", "=", disputeId)
    .execute();
}

/** Notes the papers that go with it; those noted first stay, and are the answer. */
export async function keepFiles(db: Db, { disputeId, version }: Answer, files: Files): Promise<Files> {
  await db
    .updateTable("dispute_answer")
    .set({ files: JSON.stringify(files) })
    .where("dispute_id", "=", disputeId)
    .where("version", "=", version)
    .where("files", "is", null)
    .execute();
  return (await findAnswer(db, disputeId))?.files ?? files;
}

/** Notes what the gateway said of an answer, its words cut at 300 characters. On a locked one that is being sent. */
export async function endSending(
  tx: Tx,
  disputeId: string,
  { state, detail, at }: { state: "submitted" | "refused"; detail: string; at: Date },
): Promise<void> {
  await tx
    .updateTable("dispute_answer")
    .set({ state, detail: detail.slice(0, 300), ended_at: at })
    .where("dispute_id", "=", disputeId)
    .execute();
}

/** Takes one whose sending nobody finished since `before`, for another try; null when there is none. */
export async function takeUnsent(db: Db, before: Date, at: Date): Promise<string | null> {
  const row = await db
    .updateTable("dispute_answer")
    .set({ tried_at: at })
    .where("dispute_id", "=", ({ selectFrom }) =>
      selectFrom("dispute_answer")
        .select("dispute_id")
        .where("state", "=", "sending")
        .where("tried_at", "<", before)
        .orderBy("tried_at")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning("dispute_id")
    .executeTakeFirst();
  return row?.dispute_id ?? null;
}
