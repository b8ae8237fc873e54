import { ok, type Result, refuse } from "@sihai/domain";
import { type EnquiryState, mayMoveEnquiry } from "@sihai/domain/enquiry";
import type { Tx } from "#platform";
import { type Actor, recordStep } from "../timeline/index.ts";
import { type Enquiry, updateEnquiry } from "./enquiry.store.ts";

export type MoveRefusal = { code: "ENQUIRY_STATE_REFUSED" };
type Change = Omit<Parameters<typeof updateEnquiry>[2], "from" | "to">;

/** Moves a locked enquiry along its transition table and notes the step; refuses what the table does not allow. */
export async function moveEnquiry(
  tx: Tx,
  enquiry: Enquiry,
  { to, by, at, note }: { to: EnquiryState; by: Actor; at: Date; note?: string },
  change: Change = {},
): Promise<Result<undefined, MoveRefusal>> {
  const { userId, enquiryId, state: from } = enquiry;
  if (!mayMoveEnquiry(from, to)) return refuse({ code: "ENQUIRY_STATE_REFUSED" });
  await updateEnquiry(tx, enquiry, { ...change, from, to });
  await recordStep(tx, { userId, subjectKind: "enquiry", subjectId: enquiryId, from, to, by, at, note });
  return ok();
}
