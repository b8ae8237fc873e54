import { ok, type Result, refuse } from "@sihai/domain";
import { dayMs, hourMs } from "@sihai/domain/clocks";
import { decideLostMailbox as decide, type LostMailboxRefusal, maskEmail } from "@sihai/domain/identity";
import { memberMark } from "@sihai/domain/warehouse";
import { accountMail } from "@sihai/text/mails";
import { closeSessionsOf, type Deps, forgiveTries, type Once, openSealed, type Tx, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { enqueueMail, tell } from "../../message/index.ts";
import { closeLinks } from "../code/link.store.ts";
import { forgetDevices } from "../device/device.store.ts";
import { deletePasskeys } from "../passkey/passkey.store.ts";
import { clearPasswords, lockUser, setEmail, unbindWechat } from "../user.store.ts";
import { languageOfCase } from "./ask-new-mailbox.service.ts";
import { paperContext } from "./case-keys.ts";
import {
  countOpenCases,
  deleteHooks,
  endCase,
  endOpenCases,
  type LostMailbox,
  lockCase,
  markAgreed,
  openCases,
  ownerOfCase,
} from "./lost-mailbox.store.ts";

type Command = { caseId: string; decision: "agree" | "refuse"; reason: string; staffId: string; now: Date; once: Once | null };
type Refusal = LostMailboxRefusal | { code: "MAILBOX_CASE_NOT_FOUND" | "EMAIL_EXISTS" };
type Decided = { state: "agreed" | "moved" | "refused" };
/** A case with its owner. */
type Found = LostMailbox & { userId: string };

/** A page of cases that wait for us, with who agreed first and how often their owner objected to such a case before. */
export async function listLostMailboxes({ db }: Deps, after: string | undefined) {
  const [{ cases, next }, total] = await Promise.all([openCases(db, after), countOpenCases(db)]);
  const list = cases.map(({ id, userId, agreedBy, agreedName, reason, objected, ...row }) => ({
    ...row,
    caseId: id,
    mark: memberMark(userId),
    agreedBy: agreedBy === null ? null : { staffId: agreedBy, name: agreedName ?? "" },
    agreedReason: reason,
    objectedBefore: Number(objected ?? 0),
  }));
  return ok({ list, next, total });
}

/** One colleague agrees, another moves the account when its time is over; either refuses. The account is locked before the case. */
export function decideLostMailbox(
  deps: Deps,
  { caseId, decision, reason, staffId, now, once }: Command,
): Promise<Result<Decided, Refusal | { code: "IDEMPOTENCY_CONFLICT" }>> {
  return transact(
    deps.db,
    async (tx): Promise<Result<Decided, Refusal>> => {
      const userId = await ownerOfCase(tx, caseId);
      const user = userId === null ? undefined : await lockUser(tx, userId);
      const locked = user && (await lockCase(tx, caseId));
      if (!user || !locked || locked.userId === null) return refuse({ code: "MAILBOX_CASE_NOT_FOUND" });
      const found: Found = { ...locked, userId: locked.userId };
      const decided = decide(found, { decision, staffId, now });
      if (!decided.ok) return decided;
      const by = { staffId, reason, at: now };
      switch (decided.value) {
        case "agreed":
          await markAgreed(tx, caseId, by);
          break;
        case "refused":
          await refuseCase(tx, deps, found, by);
          break;
        case "moved": {
          if (user.emailNormal !== found.oldEmail || user.disabled) return refuse({ code: "MAILBOX_CASE_OVER" });
          if (!(await moveAccount(tx, deps, found, by))) return refuse({ code: "EMAIL_EXISTS" });
        }
      }
      const facts = { decision: decided.value, reason, from: maskEmail(found.oldEmail), to: maskEmail(found.newEmail) };
      await audit(tx, {
        staffId,
        action: "customer.lost-mailbox",
        subject: `customer:${memberMark(found.userId)}`,
        facts,
        at: now,
      });
      return ok({ state: decided.value });
    },
    once,
  );
}

type By = { staffId: string; reason: string; at: Date };

async function refuseCase(tx: Tx, deps: Deps, { id, userId, newEmail, language }: Found, by: By): Promise<void> {
  await endCase(tx, id, { state: "refused", ...by });
  await tell(tx, deps, { userId, type: "system", template: "lost-mailbox-stopped", facts: {}, mail: true, at: by.at });
  const reader = languageOfCase({ language });
  await enqueueMail(tx, deps, { to: newEmail, language: reader, words: accountMail({ kind: "lost-mailbox-refused" }, reader) });
}

/**
 * The account goes by the new mailbox from here on, and by nothing else: whoever held a password, a passkey, a session, a token or the bound
 * WeChat holds nothing any more. False when the new address has got an account meanwhile.
 */
async function moveAccount(tx: Tx, deps: Deps, { id, userId, oldEmail, newEmail, language }: Found, { staffId, at }: By) {
  if (!(await setEmail(tx, userId, newEmail, newEmail, at))) return false;
  const { payPasswordHours, withdrawalDays } = deps.settings.at(at).lostMailboxTerms;
  const payPasswordFrom = new Date(at.getTime() + payPasswordHours * hourMs);
  const withdrawalsFrom = new Date(at.getTime() + withdrawalDays * dayMs);
  await endCase(tx, id, { state: "moved", at, staffId, payPasswordFrom, withdrawalsFrom });
  await endOpenCases(tx, userId, at);
  await clearPasswords(tx, userId);
  await unbindWechat(tx, userId);
  await deletePasskeys(tx, userId);
  await deleteHooks(tx, userId);
  await closeLinks(tx, userId, at);
  await forgetDevices(tx, userId);
  await closeSessionsOf(tx, "shopper", userId);
  for (const email of [oldEmail, newEmail]) await forgiveTries(tx, "login", email);
  await forgiveTries(tx, "pay", userId);
  const reader = languageOfCase({ language });
  const masked = maskEmail(newEmail);
  await enqueueMail(tx, deps, { to: oldEmail, language: reader, words: accountMail({ kind: "email-changed", masked }, reader) });
  const facts = { masked, payPasswordFrom: payPasswordFrom.toISOString(), withdrawalsFrom: withdrawalsFrom.toISOString() };
  await tell(tx, deps, { userId, type: "system", template: "lost-mailbox-moved", facts, mail: true, at });
  return true;
}

/** The picture in clear for who decides; that somebody looked is noted first. */
export async function openLostMailboxPaper(
  deps: Deps,
  { caseId, staffId, now }: { caseId: string; staffId: string; now: Date },
): Promise<Result<{ picture: string | null }, { code: "MAILBOX_CASE_NOT_FOUND" } | { code: "IDEMPOTENCY_CONFLICT" }>> {
  return transact(deps.db, async (tx): Promise<Result<{ picture: string | null }, { code: "MAILBOX_CASE_NOT_FOUND" }>> => {
    const found = await lockCase(tx, caseId);
    if (!found || found.userId === null) return refuse({ code: "MAILBOX_CASE_NOT_FOUND" });
    const subject = `customer:${memberMark(found.userId)}`;
    await audit(tx, { staffId, action: "customer.lost-mailbox-paper", subject, at: now });
    if (found.paperSealed === null) return ok({ picture: null });
    const plain = openSealed(deps.config.sealKeys, paperContext(caseId), found.paperSealed);
    if (plain === null) throw new Error(`the paper of lost mailbox ${caseId} does not open`);
    return ok({ picture: `data:image/webp;base64,${plain}` });
  });
}
