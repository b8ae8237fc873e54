import { findableBy } from "../search/index.ts";
import type { StaffPermission } from "../staff/index.ts";
import { keysOf } from "../words.ts";

/**
 * What staff may write notes on and give into a colleague's care, and who may: whoever may find it by its number. Anybody else does not
 * learn that it exists.
 */
export const notableBy = {
  customer: findableBy.customer,
  order: findableBy.order,
  item: findableBy.item,
  parcel: findableBy.parcel,
  consult: findableBy.consult,
  claim: findableBy.claim,
  return: findableBy.return,
  enquiry: findableBy.enquiry,
  expert: findableBy.expert,
  dispute: ["finance.read"],
} as const satisfies Record<string, readonly StaffPermission[]>;
export type NoteSubjectKind = keyof typeof notableBy;
export const noteSubjectKinds = keysOf(notableBy);

export type NoteSubject = { kind: NoteSubjectKind; no: string };

/** Whether somebody with these permissions writes notes on such a subject. */
export function mayNote(kind: NoteSubjectKind, permissions: ReadonlySet<StaffPermission>): boolean {
  return notableBy[kind].some((each) => permissions.has(each));
}
