import { ok, type Result, refuse } from "../result.ts";

/**
 * Of somebody who lost the mailbox and asks for their account. `asked`: not yet known whose; `agreed`: one colleague holds the proof for good.
 */
export const lostMailboxStates = ["asked", "waiting", "agreed", "moved", "objected", "refused"] as const;
export type LostMailboxState = (typeof lostMailboxStates)[number];

/** Those that can still end in a move: while one is there, no money leaves the account. */
export const openLostMailboxStates = ["waiting", "agreed"] as const satisfies readonly LostMailboxState[];

/** Whether a lost mailbox is still being seen to. */
export function isOpenLostMailbox(state: LostMailboxState): state is (typeof openLostMailboxStates)[number] {
  return state === "waiting" || state === "agreed";
}

type Case = { state: LostMailboxState; agreedBy: string | null; opensAt: Date };
type Decision = { decision: "agree" | "refuse"; staffId: string; now: Date };
export type LostMailboxRefusal =
  | { code: "MAILBOX_CASE_OVER" | "MAILBOX_SAME_PERSON" }
  | { code: "MAILBOX_TOO_EARLY"; from: Date };

/**
 * What the decision of a colleague makes of it. It takes two to move an account, and the second not before its owner had the time to
 * object; one is enough to refuse.
 */
export function decideLostMailbox(
  { state, agreedBy, opensAt }: Case,
  { decision, staffId, now }: Decision,
): Result<"agreed" | "moved" | "refused", LostMailboxRefusal> {
  if (!isOpenLostMailbox(state)) return refuse({ code: "MAILBOX_CASE_OVER" });
  if (decision === "refuse") return ok("refused");
  if (agreedBy === null) return ok("agreed");
  if (agreedBy === staffId) return refuse({ code: "MAILBOX_SAME_PERSON" });
  if (now < opensAt) return refuse({ code: "MAILBOX_TOO_EARLY", from: opensAt });
  return ok("moved");
}
