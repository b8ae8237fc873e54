import { inboxCountMost, inboxKinds } from "@sihai/contract/consult";
import { ok } from "@sihai/domain";
import { type Due, dueSpan } from "@sihai/domain/clocks";
import type { ConsultType } from "@sihai/domain/consult";
import type { StaffPermission } from "@sihai/domain/staff";
import { memberMark } from "@sihai/domain/warehouse";
import type { Deps } from "#platform";
import { marksOf } from "../note/index.ts";
import {
  type After,
  consultsBy,
  countWaiting,
  type InboxEntry,
  type InboxKind,
  type InboxTab,
  restingRows,
  speedyAmong,
  type Whose,
  waitingRows,
} from "./inbox.store.ts";

type Question = {
  tab?: InboxTab | undefined;
  kind?: InboxKind | undefined;
  type?: ConsultType | undefined;
  due?: Due | undefined;
  whose?: Whose | undefined;
  q?: string | undefined;
  after?: string | undefined;
};
type By = { staffId: string; permissions: ReadonlySet<StaffPermission>; now: Date };

const pageSize = 50;
const mayRead: Readonly<Record<InboxKind, StaffPermission>> = {
  consult: "consult.read",
  claim: "claim.read",
  enquiry: "enquiry.read",
  expert: "expert.read",
  dispute: "finance.read",
};

/** A page of the inbox, of the kinds the caller may see, with who looks after each row and the key to go on from. */
export async function readInbox({ db }: Deps, question: Question, { staffId, permissions, now }: By) {
  const { tab = "waiting", kind, type, due, whose, q = "", after } = question;
  const allowed = inboxKinds.filter((one) => permissions.has(mayRead[one]));
  const kinds = kind ? allowed.filter((one) => one === kind) : allowed;
  const wanted = { kinds, type, due: dueSpan(due, now), whose, staffId, after: readAfter(after), limit: pageSize + 1 };
  const found = q === "" ? null : consultsBy(db, readQuestion(q), pageSize);
  const [rows, counted] = await Promise.all([
    found ?? (tab === "waiting" ? waitingRows(db, wanted) : restingRows(db, tab, wanted)),
    countWaiting(db, allowed, now),
  ]);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const [marks, speedy] = await Promise.all([
    marksOf(db, shown),
    speedyAmong(
      db,
      shown.flatMap((row) => (row.kind === "consult" ? row.id : [])),
    ),
  ]);
  return ok({
    list: shown.map((row) => ({
      ...{ kind: row.kind, no: row.no, type: row.type, state: row.state, title: row.title },
      ...{ since: row.since, dueAt: row.dueAt, customerMark: row.userId === null ? "" : memberMark(row.userId) },
      isSpeedy: row.kind === "consult" && speedy.has(row.id),
      assignee: marks.find((mark) => mark.kind === row.kind && mark.no === row.no)?.assignee ?? null,
    })),
    next: last ? keyOf(last) : null,
    counts: countsOf(counted),
  });
}

function readQuestion(q: string): { consultNo: string } | { userId: string } {
  const wanted = q.toUpperCase();
  const member = /^SH(\d{1,18})$/.exec(wanted)?.[1];
  return member ? { userId: member } : { consultNo: wanted };
}

function keyOf({ at, kind, id }: InboxEntry): string {
  return `${at.getTime()}.${inboxKinds.indexOf(kind)}.${id}`;
}

function readAfter(key: string | undefined): After | null {
  const [at, kind, id] = key?.split(".") ?? [];
  return id === undefined ? null : { at: new Date(Number(at)), kind: Number(kind), id };
}

function countsOf(counted: readonly { kind: InboxKind; open: number; late: number }[]) {
  const open = (kind: InboxKind) => counted.find((one) => one.kind === kind)?.open ?? 0;
  const sumOf = (name: "open" | "late") =>
    Math.min(
      inboxCountMost,
      counted.reduce((sum, one) => sum + one[name], 0),
    );
  return {
    waiting: sumOf("open"),
    overdue: sumOf("late"),
    consult: open("consult"),
    claim: open("claim"),
    enquiry: open("enquiry"),
    expert: open("expert"),
    dispute: open("dispute"),
  };
}
