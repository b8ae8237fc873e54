import { cny, ok, type Result, refuse } from "@sihai/domain";
import { codePolicy, isTrivialPin } from "@sihai/domain/identity";
import { type Deps, forgiveTries, type Tx, transact } from "#platform";
import { tell } from "../../message/index.ts";
import { useCode } from "../code/codes.ts";
import { guessMyCode } from "../code/my-code.ts";
import { type FreshRefusal, refuseFreshPayPassword } from "../lost-mailbox/refuse-while-asked.ts";
import { lockUser, setPayPassword, userById } from "../user.store.ts";
import { checkPayPassword, type PayPasswordRefusal } from "./check-pay-password.ts";
import { consumePayProof, makePayProof } from "./pay-proof.ts";

type Conflict = { code: "IDEMPOTENCY_CONFLICT" };
type New = { password: string; confirmPassword: string };
type NewRefusal = { code: "PASSWORDS_DIFFER" | "PASSWORD_TOO_COMMON" };
type AddRefusal = { code: "CODE_WRONG" | "PAY_PASSWORD_SET_ALREADY" } | FreshRefusal;
type ResetRefusal = { code: "VERIFY_USER" | "PASSWORD_UNCHANGED" } | FreshRefusal;
type Asker = { userId: string; browser: string };

/** The first payment password, proved by an e-mailed code: a stolen session alone must not be able to set one. */
export async function addPaymentPassword(
  deps: Deps,
  { userId, browser, code, ...given }: Asker & New & { code: string },
): Promise<Result<null, NewRefusal | AddRefusal | Conflict>> {
  const fits = checkNew(given);
  if (!fits.ok) return fits;
  const codeId = await guessMine(deps, { userId, browser }, code);
  if (codeId === null) return refuse({ code: "CODE_WRONG" });
  const passwordHash = await deps.passwords.hash(given.password);
  const at = deps.clock.now();
  return transact(deps.db, async (tx): Promise<Result<null, AddRefusal>> => {
    const user = await lockUser(tx, userId);
    if (!user || user.payPasswordHash !== null) return refuse({ code: "PAY_PASSWORD_SET_ALREADY" });
    const fresh = await refuseFreshPayPassword(tx, userId, at);
    if (fresh) return refuse(fresh);
    if (!(await useCode(tx, codeId, at))) return refuse({ code: "CODE_WRONG" });
    await keep(tx, deps, { userId, passwordHash, at, template: "payment-password-set" });
    return ok(null);
  });
}

/** Changes the payment password by the old one (rule B-73). A wrong one counts as a guess and locks like any other (rule F49). */
export async function modifyPaymentPassword(
  deps: Deps,
  { userId, oldPassword, ...given }: New & { userId: string; oldPassword: string },
): Promise<Result<null, NewRefusal | PayPasswordRefusal | { code: "PASSWORD_UNCHANGED" } | Conflict>> {
  const fits = checkNew(given);
  if (!fits.ok) return fits;
  const proved = await checkPayPassword(deps, { userId, password: oldPassword });
  if (!proved.ok) return proved;
  if (given.password === oldPassword) return refuse({ code: "PASSWORD_UNCHANGED" });
  const passwordHash = await deps.passwords.hash(given.password);
  return transact(deps.db, async (tx) => {
    await keep(tx, deps, { userId, passwordHash, at: deps.clock.now() });
    return ok(null);
  });
}

/** Step one of a reset: the person is proved by an e-mailed code and gets a ticket, good for ten minutes and once. */
export async function proveForReset(
  deps: Deps,
  { userId, browser, code }: Asker & { code: string },
): Promise<Result<{ ticket: string }, { code: "CODE_WRONG" } | Conflict>> {
  const codeId = await guessMine(deps, { userId, browser }, code);
  if (codeId === null) return refuse({ code: "CODE_WRONG" });
  const now = deps.clock.now();
  const used = await transact(
    deps.db,
    async (tx): Promise<Result<null, { code: "CODE_WRONG" }>> =>
      (await useCode(tx, codeId, now)) ? ok(null) : refuse({ code: "CODE_WRONG" }),
  );
  if (!used.ok) return used;
  const { proof } = await makePayProof(deps.db, { ...ticketFor(userId, browser), now }, codePolicy.validMinutes);
  return ok({ ticket: proof });
}

/** Step two: a new payment password. It also ends the lock of wrong tries (rule F49). */
export async function resetPaymentPassword(
  deps: Deps,
  { userId, browser, ticket, ...given }: Asker & New & { ticket: string },
): Promise<Result<null, NewRefusal | ResetRefusal | Conflict>> {
  const fits = checkNew(given);
  if (!fits.ok) return fits;
  const { payPasswordHash: before = null } = (await userById(deps.db, userId)) ?? {};
  const isUnchanged = before !== null && (await deps.passwords.verify(before, given.password));
  const passwordHash = await deps.passwords.hash(given.password);
  const at = deps.clock.now();
  return transact(deps.db, async (tx): Promise<Result<null, ResetRefusal>> => {
    const user = await lockUser(tx, userId);
    const proved = await consumePayProof(tx, { ...ticketFor(userId, browser), token: ticket, now: at });
    if (!user || !proved.ok) return refuse({ code: "VERIFY_USER" });
    const fresh = await refuseFreshPayPassword(tx, userId, at);
    if (fresh) return refuse(fresh);
    if (isUnchanged) return refuse({ code: "PASSWORD_UNCHANGED" });
    await keep(tx, deps, { userId, passwordHash, at });
    return ok(null);
  });
}

/** A reset ticket is a proof for nothing to pay, bound to the browser. */
function ticketFor(userId: string, browser: string) {
  return { userId, purpose: `reset-payment-password:${browser}`, amount: cny("0") };
}

function checkNew({ password, confirmPassword }: New): Result<null, NewRefusal> {
  if (password !== confirmPassword) return refuse({ code: "PASSWORDS_DIFFER" });
  return isTrivialPin(password) ? refuse({ code: "PASSWORD_TOO_COMMON" }) : ok(null);
}

function guessMine(deps: Deps, asker: Asker, code: string): Promise<string | null> {
  return guessMyCode(deps, { ...asker, purpose: "payment-password" }, code);
}

type Kept = { userId: string; passwordHash: string; at: Date; template?: "payment-password-set" | "payment-password-changed" };

/** Told as what concerns the account's safety: nobody can switch that off. */
async function keep(
  tx: Tx,
  deps: Deps,
  { userId, passwordHash, at, template = "payment-password-changed" }: Kept,
): Promise<void> {
  await setPayPassword(tx, userId, passwordHash);
  await forgiveTries(tx, "pay", userId);
  await tell(tx, deps, {
    userId,
    type: "system",
    template,
    facts: { at: at.toISOString() },
    mail: true,
    at,
  });
}
