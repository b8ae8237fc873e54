import type { Db, Tx } from "#platform";
import { restOf } from "./lost-mailbox.store.ts";

export type FreshRefusal = { code: "MAILBOX_MOVED_PAY_PASSWORD"; from: Date };
export type MailboxRefusal = { code: "MAILBOX_ASKED_FOR" } | { code: "MAILBOX_MOVED_WITHDRAWALS"; from: Date };

/** Whether money may leave the account: not while somebody asks for it, nor some days after it was moved. Null: it may. */
export async function refuseWhileMailboxMoves(db: Db | Tx, userId: string, now: Date): Promise<MailboxRefusal | null> {
  const { isAskedFor, withdrawalsFrom } = await restOf(db, userId, now);
  if (isAskedFor) return { code: "MAILBOX_ASKED_FOR" };
  return withdrawalsFrom && { code: "MAILBOX_MOVED_WITHDRAWALS", from: withdrawalsFrom };
}

/** Whether a payment password may be set: not for some hours after the account was moved. Null: it may. */
export async function refuseFreshPayPassword(db: Db | Tx, userId: string, now: Date): Promise<FreshRefusal | null> {
  const { payPasswordFrom } = await restOf(db, userId, now);
  return payPasswordFrom && { code: "MAILBOX_MOVED_PAY_PASSWORD", from: payPasswordFrom };
}
