import { type ConsultState, closesAt, mayMoveConsult, reopenBefore, speedyDue, waitsForUs } from "@sihai/domain/consult";
import type { Db, Deps } from "#platform";
import { liveTradeNo } from "../payment/index.ts";
import { stepsOf } from "../timeline/index.ts";
import type { Consult } from "./consult.store.ts";
import { messagesOf } from "./message.store.ts";
import { latestSpeedy, type Speedy } from "./speedy.store.ts";
import { findSubject } from "./subject.store.ts";

/** A thread as lists show it. */
export function viewSummary(thread: Consult) {
  return {
    ...headOf(thread),
    subject: thread.subject,
    last: { from: thread.lastByStaff ? ("staff" as const) : ("user" as const), text: thread.lastText, at: thread.lastAt },
  };
}

function headOf({ consultNo, type, state, title, dueAt, unread, createdAt }: Consult) {
  return { consultNo, type, state, title, dueAt, unread, createdAt };
}

/** A thread with everything said, and what may be done with it now. */
export async function viewConsult(deps: Deps, thread: Consult, now: Date) {
  const { db } = deps;
  const { userId, consultId, subject, state } = thread;
  const [messages, steps, speedy, about] = await Promise.all([
    messagesOf(db, thread),
    stepsOf(db, userId, "consult", consultId),
    latestSpeedy(db, thread),
    subject && findSubject(db, userId, subject),
  ]);
  const again = reopenUntil(deps, thread, now);
  return {
    ...headOf(thread),
    // Goods may have left an order since; its number is still what was asked about.
    subject: about ?? (subject && { ...subject, orderNo: null, name: null, pictureUrl: null, goods: 0 }),
    messages: messages.map(({ author, ...message }) => ({ ...message, from: from(author), author })),
    steps: steps.map(({ from: before, to, at, by, note }) => ({ from: before, to, at, by, note })),
    speedy: speedy && (await viewSpeedy(db, speedy)),
    rating: thread.stars === null ? null : { stars: thread.stars, words: thread.ratingWords },
    closesAt:
      state === "processed" && thread.answeredAt ? closesAt(thread.answeredAt, deps.settings.at(thread.answeredAt)) : null,
    reopenBefore: again,
    may: {
      write: waitsForUs(state) || state === "processed",
      cancel: mayMoveConsult(state, "cancelled"),
      close: mayMoveConsult(state, "closed"),
      reopen: again !== null,
      rate: mayRate(state, thread),
      speedUp: waitsForUs(state) && !isLive(speedy) && isSooner(deps, thread, now),
    },
  };
}

function from(author: string | null): "user" | "staff" {
  return author === null ? "user" : "staff";
}

function mayRate(state: ConsultState, { answeredAt, stars }: Consult): boolean {
  return answeredAt !== null && stars === null && !waitsForUs(state);
}

function reopenUntil(deps: Deps, { state, closedAt }: Consult, now: Date): Date | null {
  if (state !== "closed" || closedAt === null) return null;
  const until = reopenBefore(closedAt, deps.settings.at(closedAt));
  return now < until ? until : null;
}

function isLive(speedy: Speedy | null): boolean {
  return speedy?.state === "unpaid" || speedy?.state === "paid";
}

function isSooner(deps: Deps, { dueAt }: Consult, now: Date): boolean {
  return dueAt !== null && speedyDue(now, dueAt, deps.settings.at(now)) !== null;
}

async function viewSpeedy(db: Db, { userId, id, state, price, payBefore, dueAt }: Speedy) {
  const tradeNo = state === "unpaid" ? await liveTradeNo(db, { userId, purpose: "consult", subjectId: id }) : null;
  return { state, price, payBefore, dueAt, tradeNo };
}
