import { type Money, ok, type Result } from "@sihai/domain";
import type { TradePurpose } from "@sihai/domain/payment";
import type { Tx } from "#platform";
import { deposit, type PostRefusal, post, wallet } from "../ledger/index.ts";
import { countRefund } from "./trade.store.ts";

type Command = {
  /** The business event, once: "refund-item:55". */
  key: string;
  userId: string;
  amount: Money;
  /** Kind of the ledger entry, as bills name it: "refund-item", "refund-parcel", "settle-parcel". */
  kind: string;
  subject: string;
  at: Date;
  facts?: Record<string, unknown>;
  /** The paid trade it comes from, when there is one: refunds never exceed what it took (rule F17). */
  of?: { purpose: Exclude<TradePurpose, "recharge">; subjectId: string };
};

/**
 * Gives paid money back: from the customer's deposit to the wallet, once per key. Refuses with BALANCE_NOT_ENOUGH when the deposit
 * does not hold it. Throws when `of` names no paid trade, or more than it took.
 */
export async function refundToWallet(tx: Tx, { of, ...command }: Command): Promise<Result<{ already: boolean }, PostRefusal>> {
  const { userId, amount } = command;
  const posted = await post(tx, { ...command, postings: [{ from: deposit(userId), to: wallet(userId), amount }] });
  if (!posted.ok) return posted;
  if (of && !posted.value.already) await countRefund(tx, { userId, ...of }, amount);
  return ok({ already: posted.value.already });
}
