import { ok, type Result, refuse } from "@sihai/domain";
import type { ClosingStop } from "@sihai/domain/identity";
import { languageOrDefault } from "@sihai/domain/language";
import { accountMail } from "@sihai/text/mails";
import * as z from "zod/mini";
import { clearTimer, type Deps, defineJob, defineTimer, type Once, setTimer, subjectPart, type Tx, transact } from "#platform";
import { removeFilesOf } from "../../file/index.ts";
import { enqueueMail, tell } from "../../message/index.ts";
import { useCode } from "../code/codes.ts";
import { type OwnersProof, type ProofRefusal, proveOwner } from "../prove-owner.ts";
import { userById } from "../user.store.ts";
import { closesAt, deleteClosing, holdAccount, insertClosing, markClosed, stopsOf } from "./closing.store.ts";
import { erasePerson, leftOutside } from "./erase-person.store.ts";

/** The waiting time of an account that is to be closed is over. */
export const accountClosesTimer = defineTimer("identity.account-closes", { userId: subjectPart.id });
/** Removes what lies outside the database of somebody who is gone. */
export const removeOutsideJob = defineJob(
  "removeOfClosedAccount",
  z.object({ userId: z.string(), methodIds: z.array(z.string()), copyKeys: z.array(z.string()) }),
);

const dayMs = 86_400_000;
const link = "/user/setting?part=close";

type Command = OwnersProof & { userId: string };
type Stopped = { code: "CLOSING_STOPPED"; stops: { what: ClosingStop; count: number }[] };
type Refusal = { code: "USER_NOT_FOUND" | "CLOSING_ASKED_ALREADY" } | ProofRefusal | Stopped;
type Conflict = { code: "IDEMPOTENCY_CONFLICT" };

/** Sets the account to close after the waiting time. Refused while anything of it has not come to its end, with what that is. */
export async function askClosing(deps: Deps, command: Command): Promise<Result<{ closesAt: Date }, Refusal | Conflict>> {
  const { userId } = command;
  const user = await userById(deps.db, userId);
  if (!user) return refuse({ code: "USER_NOT_FOUND" });
  const proved = await proveOwner(deps, user, "close-account", command);
  if (!proved.ok) return proved;
  const at = deps.clock.now();
  const closes = new Date(at.getTime() + deps.settings.at(at).accountClosingDays * dayMs);
  return transact(deps.db, async (tx): Promise<Result<{ closesAt: Date }, Refusal>> => {
    const held = await holdAccount(tx, userId);
    if (!held || held.disabled) return refuse({ code: "USER_NOT_FOUND" });
    const { codeId } = proved.value;
    if (codeId !== null && !(await useCode(tx, codeId, at))) return refuse({ code: "CODE_WRONG" });
    const stops = await stopsOf(tx, userId);
    if (stops.length > 0) return refuse({ code: "CLOSING_STOPPED", stops });
    if (!(await insertClosing(tx, userId, at, closes))) return refuse({ code: "CLOSING_ASKED_ALREADY" });
    await setTimer(tx, accountClosesTimer, { userId }, closes);
    const facts = { closesAt: closes.toISOString() };
    await tell(tx, deps, { userId, type: "system", template: "closing-asked", facts, link, mail: true, at });
    return ok({ closesAt: closes });
  });
}

/** Takes it back; everything is as it was. */
export function keepAccount(
  deps: Deps,
  userId: string,
  once: Once | null,
): Promise<Result<null, Conflict | { code: "CLOSING_NOT_ASKED" }>> {
  const at = deps.clock.now();
  return transact(
    deps.db,
    async (tx): Promise<Result<null, { code: "CLOSING_NOT_ASKED" }>> => {
      await holdAccount(tx, userId);
      if (!(await deleteClosing(tx, userId))) return refuse({ code: "CLOSING_NOT_ASKED" });
      await clearTimer(tx, accountClosesTimer, { userId });
      await tell(tx, deps, { userId, type: "system", template: "closing-taken-back", facts: {}, mail: true, at });
      return ok(null);
    },
    once,
  );
}

/** The timer: the person goes, or, where something has begun since or staff stopped the account, it stays and its owner hears why. */
export async function closeAccount({ userId }: { userId: string }, deps: Deps, tx: Tx): Promise<void> {
  const at = deps.clock.now();
  const user = await holdAccount(tx, userId);
  const due = await closesAt(tx, userId);
  if (!user || due === null || due > at) return;
  if (user.disabled || (await stopsOf(tx, userId)).length > 0) {
    await deleteClosing(tx, userId);
    await tell(tx, deps, { userId, type: "system", template: "closing-called-off", facts: {}, link, mail: true, at });
    return;
  }
  const language = languageOrDefault(user.language);
  await enqueueMail(tx, deps, { to: user.email, language, words: accountMail({ kind: "account-closed" }, language) });
  const outside = await leftOutside(tx, userId);
  await erasePerson(tx, userId);
  await markClosed(tx, userId, at);
  await deps.jobs.enqueue(tx, removeOutsideJob, { userId, ...outside });
}

/** The job: cards at the gateway, copies of data and files. What is gone already is fine. */
export async function removeOutside(told: z.output<typeof removeOutsideJob.payload>, deps: Deps): Promise<void> {
  for (const methodId of told.methodIds) {
    const gone = await deps.adapters.payment.forgetCard(methodId);
    if (!gone.ok) throw new Error(`the gateway still keeps a card: ${gone.refusal.code}`);
  }
  for (const key of told.copyKeys) await deps.adapters.storage.remove(key);
  await removeFilesOf(deps, told.userId);
}
