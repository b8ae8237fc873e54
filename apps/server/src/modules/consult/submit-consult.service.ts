import { ok, refuse } from "@sihai/domain";
import { type ConsultSubject, type ConsultType, consultDue, suitsType } from "@sihai/domain/consult";
import { businessEvents, type Deps, type Once, transact } from "#platform";
import { recordStep } from "../timeline/index.ts";
import { ownsFiles } from "../warehouse/index.ts";
import { countOpenOf, insertConsult } from "./consult.store.ts";
import { addMessage } from "./message.store.ts";
import { findSubject } from "./subject.store.ts";

type Command = {
  userId: string;
  type: ConsultType;
  subject: ConsultSubject | null;
  title: string;
  text: string;
  pictures: readonly string[];
  now: Date;
  once: Once | null;
};
type Refusal =
  | { code: "CONSULT_SUBJECT_WRONG" | "CONSULT_SUBJECT_NOT_FOUND" | "CONSULT_PICTURE_NOT_FOUND" }
  | { code: "CONSULT_TOO_MANY"; maximum: number };

/** Takes a question in and promises by when it is answered. So many of a customer's may be open at a time. */
export function submitConsult(deps: Deps, { userId, type, subject, title, text, pictures, now, once }: Command) {
  return transact<{ consultNo: string; dueAt: Date }, Refusal>(
    deps.db,
    async (tx) => {
      if (!suitsType(type, subject)) return refuse({ code: "CONSULT_SUBJECT_WRONG" });
      if (subject && !(await findSubject(tx, userId, subject))) return refuse({ code: "CONSULT_SUBJECT_NOT_FOUND" });
      if (!(await ownsFiles(tx, userId, pictures))) return refuse({ code: "CONSULT_PICTURE_NOT_FOUND" });
      const rules = deps.settings.at(now);
      const maximum = rules.consultTerms.openMost;
      if ((await countOpenOf(tx, userId)) >= maximum) return refuse({ code: "CONSULT_TOO_MANY", maximum });
      const dueAt = new Date(consultDue(type, now.toISOString(), rules));
      const thread = await insertConsult(tx, { userId, type, subject, title, dueAt, at: now });
      await addMessage(tx, thread, { staffId: null, text, pictures, at: now });
      const { consultId: subjectId, consultNo } = thread;
      const by = { kind: "user", id: userId } as const;
      await recordStep(tx, { userId, subjectKind: "consult", subjectId, from: null, to: "untreated", by, at: now });
      businessEvents.inc({ event: "consult-asked" });
      return ok({ consultNo, dueAt });
    },
    once,
  );
}
