import { ok, refuse } from "@sihai/domain";
import type { ConsultSubject, ConsultSubjectKind, ConsultType } from "@sihai/domain/consult";
import { mayMoveConsult, waitsForUs } from "@sihai/domain/consult";
import { languageOrDefault } from "@sihai/domain/language";
import { memberMark } from "@sihai/domain/warehouse";
import type { Deps } from "#platform";
import { findConsult } from "./consult.store.ts";
import { consultsOf, countConsults, countUnread, markSeen, readerOf, type Tab } from "./consult-list.store.ts";
import { findSubject } from "./subject.store.ts";
import { viewConsult, viewSummary } from "./view-consult.ts";

type Question = {
  tab?: Tab | undefined;
  type?: ConsultType | undefined;
  unread?: "1" | undefined;
  kind?: ConsultSubjectKind | undefined;
  no?: string | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
};

/** A page of the customer's threads; `unread` counts all of theirs, whatever is filtered. */
export async function listConsults({ db }: Deps, userId: string, question: Question) {
  const { tab = "all", unread, page = 1, pageSize = 10, ...filter } = question;
  const wanted = { ...filter, userId, tab, isUnread: unread === "1" };
  const [list, total, unreadOnes] = await Promise.all([
    consultsOf(db, wanted, { offset: (page - 1) * pageSize, limit: pageSize }),
    countConsults(db, wanted),
    countUnread(db, userId),
  ]);
  return ok({ list: list.map(viewSummary), total, page, pageSize, unread: unreadOnes });
}

type Own = { userId: string; consultNo: string };

/** The customer's own thread; another's is `CONSULT_NOT_FOUND` (rule F57). Reading does not mark it seen. */
export async function readConsult(deps: Deps, { userId, consultNo, now }: Own & { now: Date }) {
  const thread = await findConsult(deps.db, consultNo, userId);
  if (!thread) return refuse({ code: "CONSULT_NOT_FOUND" as const });
  const { messages, ...view } = await viewConsult(deps, thread, now);
  // Who of us wrote it is for colleagues.
  return ok({ ...view, messages: messages.map(({ author: _, ...message }) => message) });
}

/** Marks the customer's own thread as read; harmless twice. */
export async function seeConsult({ db }: Deps, own: Own) {
  if (!(await findConsult(db, own.consultNo, own.userId))) return refuse({ code: "CONSULT_NOT_FOUND" as const });
  await markSeen(db, own);
  return ok(null);
}

/** The order or parcel a question is about to be put for; `CONSULT_SUBJECT_NOT_FOUND` where it is not the customer's. */
export async function readSubject({ db }: Deps, userId: string, subject: ConsultSubject) {
  const found = await findSubject(db, userId, subject);
  return found ? ok(found) : refuse({ code: "CONSULT_SUBJECT_NOT_FOUND" as const });
}

/** A thread for the desk: who of us wrote what, the language its customer reads, and what may be done now. */
export async function readConsultAsStaff(deps: Deps, consultNo: string, now: Date) {
  const thread = await findConsult(deps.db, consultNo);
  if (!thread) return refuse({ code: "CONSULT_NOT_FOUND" as const });
  const [view, reader] = await Promise.all([viewConsult(deps, thread, now), readerOf(deps.db, thread.userId)]);
  return ok({
    ...view,
    customerMark: memberMark(thread.userId),
    customerName: reader.name,
    language: languageOrDefault(reader.language),
    may: { take: mayMoveConsult(thread.state, "processing") && thread.state === "untreated", answer: waitsForUs(thread.state) },
  });
}
