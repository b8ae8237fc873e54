import { ok, type Result, refuse } from "@sihai/domain";
import { isOpenLostMailbox } from "@sihai/domain/identity";
import { accountMail } from "@sihai/text/mails";
import { type Deps, transact } from "#platform";
import { enqueueMail, tell } from "../../message/index.ts";
import { languageOfCase } from "./ask-new-mailbox.service.ts";
import { readObjectionKey } from "./case-keys.ts";
import { deleteCase, endCase, lockCase } from "./lost-mailbox.store.ts";

type Refusal = { code: "LINK_EXPIRED" | "MAILBOX_CASE_OVER" };

/** Whoever reads one of the mailboxes or is logged in stops it with one tap: both sides hear that it is over, and the account stays. */
export function objectToNewMailbox(deps: Deps, key: string): Promise<Result<null, Refusal | { code: "IDEMPOTENCY_CONFLICT" }>> {
  const caseId = readObjectionKey(deps, key);
  if (caseId === null) return Promise.resolve(refuse({ code: "LINK_EXPIRED" }));
  return transact(deps.db, async (tx): Promise<Result<null, Refusal>> => {
    const found = await lockCase(tx, caseId);
    const at = deps.clock.now();
    if (found?.state === "objected") return ok(null);
    // Nobody's: gone already, or taken back by who asked before it was looked up. It answers like one that was somebody's.
    if (!found) return ok(null);
    if (found.state === "asked") {
      await deleteCase(tx, caseId);
      return ok(null);
    }
    if (!isOpenLostMailbox(found.state) || found.userId === null) return refuse({ code: "MAILBOX_CASE_OVER" });
    await endCase(tx, caseId, { state: "objected", at });
    await tell(tx, deps, { userId: found.userId, type: "system", template: "lost-mailbox-stopped", facts: {}, mail: true, at });
    const language = languageOfCase(found);
    await enqueueMail(tx, deps, {
      to: found.newEmail,
      language,
      words: accountMail({ kind: "lost-mailbox-stopped" }, language),
    });
    return ok(null);
  });
}
