import { compare, type Money, ok, type Result, refuse, toDecimal } from "@sihai/domain";
import {
  type AccountKind,
  isSameAccount,
  maskAccount,
  paidBackBy,
  splitWithdrawal,
  sumsOf,
  type WithdrawalPart,
  withdrawalNumber,
} from "@sihai/domain/withdrawal";
import { type Deps, type Once, type OnceRefusal, seal, type Tx, transact } from "#platform";
import { audit } from "../audit/index.ts";
import {
  checkPayPassword,
  guessMyCode,
  isStopped,
  type MailboxRefusal,
  type PayPasswordRefusal,
  refuseWhileMailboxMoves,
  useCode,
} from "../identity/index.ts";
import { held, lockForPosting, post, standingSources, wallet } from "../ledger/index.ts";
import { tell } from "../message/index.ts";
import { type DebtRefusal, refuseDebt } from "../payment/index.ts";
import { recordStep } from "../timeline/index.ts";
import { limitsOf } from "./options.service.ts";
import { purseOfWithdrawal } from "./purse.ts";
import { insertParts, insertWithdrawal } from "./withdrawal.store.ts";

export type PayoutAccount =
  | { kind: "bank"; holder: string; bank: string; account: string; swift?: string | undefined; code: string }
  | { kind: "wechat"; account: string; realName: string };
type Command = {
  userId: string;
  browser: string;
  amount: Money;
  seenToAccount: Money;
  account: PayoutAccount | undefined;
  accountAgain: string | undefined;
  payPassword: string;
  now: Date;
  once: Once | null;
};
type Refusal =
  | DebtRefusal
  | MailboxRefusal
  | {
      code:
        | "WITHDRAWAL_AMOUNT_INVALID"
        | "WITHDRAWAL_SPLIT_CHANGED"
        | "WITHDRAWAL_ACCOUNT_MISSING"
        | "WITHDRAWAL_ACCOUNTS_DIFFER";
    }
  | { code: "CODE_WRONG" }
  | { code: "BALANCE_NOT_ENOUGH"; short: string };

/** Under which an account is sealed: the one withdrawal it is for. */
export function accountContext(id: string): string {
  return `withdrawal-account:${id}`;
}

/**
 * Applies for money to leave the wallet: it is held at once and goes back to the cards it came from, the rest to an account. An account is typed
 * twice and proved by an e-mailed code, for a social app's wallet by the real name (rules I-46 to I-50).
 */
export async function applyForWithdrawal(
  deps: Deps,
  command: Command,
): Promise<Result<{ withdrawNo: string }, Refusal | PayPasswordRefusal | OnceRefusal>> {
  const { userId, amount, account, payPassword, now, browser } = command;
  const fits = checkForm(deps, command);
  if (!fits.ok) return fits;
  const allowed = await checkPayPassword(deps, { userId, password: payPassword, now });
  if (!allowed.ok) return allowed;
  const codeId =
    account?.kind === "bank" ? await guessMyCode(deps, { userId, browser, purpose: "withdraw" }, account.code) : null;
  if (account?.kind === "bank" && codeId === null) return refuse({ code: "CODE_WRONG" });
  return transact<{ withdrawNo: string }, Refusal>(
    deps.db,
    async (tx) => {
      if (codeId !== null && !(await useCode(tx, codeId, now))) return refuse({ code: "CODE_WRONG" });
      const { currency } = amount;
      const split = await splitStanding(tx, deps, { userId, amount, now });
      if (!split.ok) return split;
      const { toAccount } = sumsOf(split.value, currency);
      if (compare(toAccount, command.seenToAccount) !== 0) return refuse({ code: "WITHDRAWAL_SPLIT_CHANGED" });
      if (toAccount.amount > 0n && !account) return refuse({ code: "WITHDRAWAL_ACCOUNT_MISSING" });
      return ok(await write(tx, deps, { userId, amount, account, now, appliedBy: null }, split.value));
    },
    command.once,
  );
}

type ForCustomer = {
  userId: string;
  amount: Money;
  account: Omit<Extract<PayoutAccount, { kind: "bank" }>, "code"> | undefined;
  reason: string;
  staffId: string;
  now: Date;
  once: Once | null;
};

/** The same for somebody who may not log in: a colleague enters it, another one approves it, and the customer is told at once. */
export function applyForCustomer(
  deps: Deps,
  { userId, amount, account, reason, staffId, now, once }: ForCustomer,
): Promise<Result<{ withdrawNo: string }, ForCustomerRefusal | OnceRefusal>> {
  return transact<{ withdrawNo: string }, ForCustomerRefusal>(
    deps.db,
    async (tx) => {
      if (!(await isStopped(tx, userId, "disabled"))) return refuse({ code: "WITHDRAWAL_BY_CUSTOMER" });
      if (!isWithinLimits(deps, amount, now)) return refuse({ code: "WITHDRAWAL_AMOUNT_INVALID" });
      const split = await splitStanding(tx, deps, { userId, amount, now });
      if (!split.ok) return split;
      if (sumsOf(split.value, amount.currency).toAccount.amount > 0n && !account)
        return refuse({ code: "WITHDRAWAL_ACCOUNT_MISSING" });
      const written = await write(tx, deps, { userId, amount, account, now, appliedBy: staffId }, split.value);
      const { withdrawNo } = written;
      await audit(tx, { staffId, action: "withdrawal.apply", subject: `withdrawal:${withdrawNo}`, facts: { reason }, at: now });
      const facts = { withdrawNo, amount: toDecimal(amount), currency: amount.currency };
      await tell(tx, deps, { userId, type: "wallet", template: "withdrawal-by-staff", facts, mail: true, at: now });
      return ok(written);
    },
    once,
  );
}
type ForCustomerRefusal =
  | DebtRefusal
  | MailboxRefusal
  | { code: "WITHDRAWAL_AMOUNT_INVALID" | "WITHDRAWAL_ACCOUNT_MISSING" | "WITHDRAWAL_BY_CUSTOMER" }
  | { code: "BALANCE_NOT_ENOUGH"; short: string };

/** Where an amount of what stands in the wallet would go, the wallet locked. */
async function splitStanding(tx: Tx, deps: Deps, { userId, amount, now }: Pick<Command, "userId" | "amount" | "now">) {
  const { currency } = amount;
  await lockForPosting(tx, userId, [wallet(userId, currency), held(userId, currency)]);
  const debt = await refuseDebt(tx, userId);
  if (debt) return refuse(debt);
  const moves = await refuseWhileMailboxMoves(tx, userId, now);
  if (moves) return refuse(moves);
  const { sourceDays } = deps.settings.at(now).withdrawalTerms;
  return splitWithdrawal(amount, await standingSources(tx, userId, currency), { now, sourceDays });
}

function isWithinLimits(deps: Deps, amount: Money, now: Date): boolean {
  const { least, most } = limitsOf(amount.currency, deps.settings.at(now).withdrawalTerms);
  return (least === null || compare(amount, least) >= 0) && (most === null || compare(amount, most) <= 0);
}

function checkForm(deps: Deps, { amount, seenToAccount, account, accountAgain, now }: Command): Result<undefined, Refusal> {
  if (!isWithinLimits(deps, amount, now) || seenToAccount.currency !== amount.currency)
    return refuse({ code: "WITHDRAWAL_AMOUNT_INVALID" });
  if (account && !isSameAccount(account.account, accountAgain ?? "")) return refuse({ code: "WITHDRAWAL_ACCOUNTS_DIFFER" });
  return ok();
}

type Application = {
  userId: string;
  amount: Money;
  account: KeptAccount | undefined;
  now: Date;
  appliedBy: string | null;
};

async function write(
  tx: Tx,
  deps: Deps,
  command: Application,
  parts: readonly WithdrawalPart[],
): Promise<{ withdrawNo: string }> {
  const { userId, amount, now, appliedBy } = command;
  const isToAccount = parts.some(({ to }) => to === "account");
  const account = isToAccount ? command.account : undefined;
  const id = await insertWithdrawal(tx, {
    userId,
    amount,
    at: now,
    appliedBy,
    account: account ? { kind: account.kind satisfies AccountKind, mask: maskAccount(account.account) } : null,
    seal: (made) => (account ? seal(deps.config.sealKeys, accountContext(made), JSON.stringify(keptOf(account))) : null),
  });
  const key = { userId, id };
  await insertParts(tx, key, parts, now);
  const by = appliedBy === null ? ({ kind: "user", id: userId } as const) : ({ kind: "staff", id: appliedBy } as const);
  await recordStep(tx, { userId, subjectKind: "withdrawal", subjectId: id, from: null, to: "applied", by, at: now });
  const posted = await post(tx, {
    key: `hold-withdrawal:${id}`,
    kind: "hold-withdrawal",
    userId,
    at: now,
    subject: `withdrawal:${id}`,
    postings: [{ from: wallet(userId, amount.currency), to: held(userId, amount.currency), amount }],
    sources: [
      {
        step: "returned",
        purse: purseOfWithdrawal(key),
        from: parts.map((part) => ({ sourceId: part.sourceId, amount: part.amount, paid: paidBackBy(part) })),
      },
    ],
  });
  if (!posted.ok) throw new Error(`the wallet of ${userId} holds less than its sources`);
  return { withdrawNo: withdrawalNumber(id) };
}

/** What is kept of an account; the code was for the moment. */
type KeptAccount = Omit<Extract<PayoutAccount, { kind: "bank" }>, "code"> | Extract<PayoutAccount, { kind: "wechat" }>;

function keptOf(account: KeptAccount) {
  if (account.kind === "wechat") return { holder: "", bank: "", account: account.account, swift: "", realName: account.realName };
  const { holder, bank, account: number, swift = "" } = account;
  return { holder, bank, account: number, swift, realName: "" };
}
