import type { Db, Tx } from "#platform";

/** Sends somebody's mailbox nothing more: it is not there. An address they take afterwards is another. */
export async function stopMail(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("app_user")
    .set(({ ref }) => ({ mail_stopped_for: ref("email_normal") }))
    .where("id", "=", userId)
    .execute();
}

/** Whether a mail to this address of theirs would only come back. */
export async function isMailStopped(db: Db, userId: string, to: string): Promise<boolean> {
  const row = await db
    .selectFrom("app_user")
    .select("id")
    .where("id", "=", userId)
    .where("email", "=", to)
    .whereRef("mail_stopped_for", "=", "email_normal")
    .executeTakeFirst();
  return row !== undefined;
}

/** A code that was mailed there was typed in: the mailbox takes mail again. */
export async function resumeMail(tx: Tx, emailNormal: string): Promise<void> {
  await tx
    .updateTable("app_user")
    .set({ mail_stopped_for: null })
    .where("email_normal", "=", emailNormal)
    .where("mail_stopped_for", "is not", null)
    .execute();
}
