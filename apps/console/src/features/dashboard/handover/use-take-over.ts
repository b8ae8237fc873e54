import { call, useAction } from "@sihai/client";
import { readHandover } from "@sihai/contract/dashboard";
import { assignSubject, readNotes } from "@sihai/contract/note";
import { buyingQueue, takeOverItems } from "@sihai/contract/order";
import { isOneOf } from "@sihai/domain";
import { mayNote, type NoteSubject, noteSubjectKinds } from "@sihai/domain/note";
import { consoleHandoverDict } from "@sihai/text/dict/console/handover";
import { toastSuccess } from "@sihai/ui";
import { useDict, useMay, useSession } from "#console";
import type { HandoverPart, OpenWork } from "./open-work.ts";

/**
 * How a part of a colleague's work is taken over: what is being bought becomes one's own purchase, anything else one's own to look after.
 * Whose it is to look after is read at the press, so that nobody takes it from a third without knowing.
 */
export function useTakeOver(part: HandoverPart, from: string) {
  const words = useDict(consoleHandoverDict);
  const may = useMay();
  const me = useSession((state) => state.staff);
  const buy = useAction(takeOverItems, {
    refreshes: [readHandover, buyingQueue],
    onDone: (_, { body }) => toastSuccess(words.taken(body.itemNos.join(", "))),
  });
  const assign = useAction(assignSubject, {
    refreshes: [readHandover, readNotes],
    onDone: (_, { body }) => toastSuccess(words.taken(body.no)),
  });

  async function run(subject: OpenWork["subject"]) {
    if (!isNotable(subject)) return;
    const { kind, no } = subject;
    if (part === "taken") return void buy.run({ body: { from, itemNos: [no] } });
    if (!me) return;
    const was = part === "assigned" ? from : await assigneeOf(`${kind}:${no}`);
    await assign.run({ body: { kind, no, to: me.staffId, was } });
  }

  return {
    run,
    pending: buy.pending || assign.pending,
    /** Matters of money are not taken over: a second person ends them on their desk. */
    may: (subject: OpenWork["subject"]) =>
      part === "taken" ? may("buying.record") : isNotable(subject) && mayNote(subject.kind, new Set(me?.permissions)),
  };
}

function isNotable(subject: OpenWork["subject"]): subject is NoteSubject {
  return isOneOf(noteSubjectKinds, subject.kind);
}

async function assigneeOf(subject: string): Promise<string | null> {
  const { subjects } = await call(readNotes, { query: { subjects: subject } });
  return subjects[0]?.assignee?.staffId ?? null;
}
