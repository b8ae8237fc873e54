import { sql } from "kysely";
import { type Db, jsonFacts, oneOf, prepared, sendAlong, type Tx } from "#platform";
import { announcing } from "../partner/index.ts";

/** Who did a step. */
export type Actor = { kind: "user"; id: string } | { kind: "staff"; id: string } | { kind: "system" };
export const actorKinds = ["user", "staff", "system"] as const satisfies readonly Actor["kind"][];
export type TimelineSubject =
  | ("item" | "parcel" | "trade" | "service" | "return" | "enquiry" | "expert" | "claim")
  | ("storage-task" | "storage-extension" | "withdrawal" | "transfer" | "consult");
export type Step = {
  userId: string;
  subjectKind: TimelineSubject;
  subjectId: string;
  from: string | null;
  to: string;
  by: Actor;
  at: Date;
  note?: string | undefined;
  facts?: Record<string, unknown> | undefined;
};

/** Writes one row of a subject's history, in the transaction that changes its state. The subject's row is locked by the caller, so numbers have no gap. */
export async function recordStep(tx: Tx, step: Step): Promise<void> {
  const { by, note, facts, ...named } = step;
  const row = {
    ...named,
    byKind: by.kind,
    byId: by.kind === "system" ? null : by.id,
    note: note ?? null,
    facts: JSON.stringify(facts ?? {}),
    timestamp: step.at.toISOString(),
  };
  const { subjectKind: kind } = step;
  const write = kind === "item" || kind === "parcel" ? writeAndAnnounce[kind](row) : writeStep(row);
  await sendAlong(tx, write);
}

type Row = Omit<Step, "by" | "note" | "facts"> & {
  byKind: string;
  byId: string | null;
  note: string | null;
  facts: string;
  timestamp: string;
};

function stepOn(db: Db, step: Row) {
  return db.insertInto("timeline").values({
    user_id: step.userId,
    subject_kind: step.subjectKind,
    subject_id: step.subjectId,
    seq: sql<number>`(select coalesce(max(seq), 0) + 1 from timeline where user_id = ${step.userId}
        and subject_kind = ${step.subjectKind} and subject_id = ${step.subjectId})`,
    from_state: step.from,
    to_state: step.to,
    at: step.at,
    by_kind: step.byKind,
    by_id: step.byId,
    note: step.note,
    facts: step.facts,
  });
}

const writeStep = prepared((db, step: Row) => stepOn(db, step));
const writeAndAnnounce = { item: announcing("item", stepOn), parcel: announcing("parcel", stepOn) };

export type StepView = {
  from: string | null;
  to: string;
  at: Date;
  by: Actor["kind"];
  note: string | null;
  facts: Record<string, unknown>;
};

/** The histories of many subjects of one or more customers in one question, oldest step first. */
export async function stepsOfMany(
  db: Db | Tx,
  userIds: readonly string[],
  kind: TimelineSubject,
  subjectIds: readonly string[],
): Promise<Map<string, StepView[]>> {
  const steps = new Map<string, StepView[]>();
  if (subjectIds.length === 0) return steps;
  const rows = await db
    .selectFrom("timeline")
    .select(["subject_id", ...stepColumns])
    .where("user_id", "in", [...userIds])
    .where("subject_kind", "=", kind)
    .where("subject_id", "in", [...subjectIds])
    .where("seq", "<=", stepsMax)
    .orderBy("seq")
    .execute();
  for (const row of rows) steps.set(row.subject_id, [...(steps.get(row.subject_id) ?? []), stepOf(row)]);
  return steps;
}

/** Who of our staff did which step of the same histories, by the subject and step after step; none for what a customer or nobody did. */
export async function namesOfSteps(
  db: Db | Tx,
  userIds: readonly string[],
  kind: TimelineSubject,
  subjectIds: readonly string[],
): Promise<(subjectId: string) => <Step extends object>(step: Step, at: number) => Step & { name?: string }> {
  const names = new Map<string, string>();
  if (subjectIds.length > 0) {
    const rows = await db
      .selectFrom("timeline as t")
      .innerJoin("staff as f", "f.id", "t.by_id")
      .select(["t.subject_id", "t.seq", "f.name"])
      .where("t.user_id", "in", [...userIds])
      .where("t.subject_kind", "=", kind)
      .where("t.subject_id", "in", [...subjectIds])
      .where("t.by_kind", "=", "staff")
      .execute();
    for (const { subject_id: subjectId, seq, name } of rows) names.set(`${subjectId} ${seq}`, name);
  }
  return (subjectId) => (step, at) => {
    const name = names.get(`${subjectId} ${at + 1}`);
    return name === undefined ? step : { ...step, name };
  };
}

/** A subject's history, oldest first. */
export async function stepsOf(db: Db | Tx, userId: string, kind: TimelineSubject, subjectId: string): Promise<StepView[]> {
  const rows = await db
    .selectFrom("timeline")
    .select(stepColumns)
    .where("user_id", "=", userId)
    .where("subject_kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .orderBy("seq")
    .limit(stepsMax)
    .execute();
  return rows.map(stepOf);
}

const stepsMax = 200;
const stepColumns = ["from_state", "to_state", "at", "by_kind", "note", "facts"] as const;

type StepRow = {
  from_state: string | null;
  to_state: string;
  at: Date;
  by_kind: string;
  note: string | null;
  facts: unknown;
};

const factsOf = jsonFacts("timeline.facts");

function stepOf(row: StepRow): StepView {
  return {
    from: row.from_state,
    to: row.to_state,
    at: row.at,
    by: oneOf(actorKinds, row.by_kind, "timeline.by_kind"),
    note: row.note,
    facts: factsOf(row.facts),
  };
}

/** A new subject that was split off another gets all that happened to it up to now. */
export async function copySteps(
  tx: Tx,
  { userId, subjectKind, from, to }: { userId: string; subjectKind: TimelineSubject; from: string; to: string },
): Promise<void> {
  await sql`insert into timeline (user_id, subject_kind, subject_id, seq, from_state, to_state, at, by_kind, by_id, note, facts)
    select user_id, subject_kind, ${to}, seq, from_state, to_state, at, by_kind, by_id, note, facts
    from timeline where user_id = ${userId} and subject_kind = ${subjectKind} and subject_id = ${from}`.execute(tx);
}
