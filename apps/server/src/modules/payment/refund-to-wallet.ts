import { type Money, ok, type Result } from "@sihai/domain";
import type { TradePurpose } from "@sihai/domain/payment";
import type { Tx } from "#platform";
import { deposit, type PostRefusal, post, wallet } from "../ledger/index.ts";
import { purseOf } from "./purse.ts";
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
  /** What the money was paid for; it goes back to the sources it was paid from. */
  of: { purpose: Exclude<TradePurpose, "recharge">; subjectId: string };
  /** Taken from the wallet later, beside the trade. Otherwise it counts against the trade, which gives back no more than it took (rule F17). */
  isDifference?: boolean;
};

/**
 * Gives paid money back: from the customer's deposit to the wallet, once per key. Refuses with BALANCE_NOT_ENOUGH when the deposit
 * does not hold it. Throws when `of` names no paid trade, or more than it took.
 */
export async function refundToWallet(
  tx: Tx,
  { of, isDifference = false, ...command }: Command,
): Promise<Result<{ already: boolean }, PostRefusal>> {
  const { userId, amount } = command;
  const posted = await post(tx, {
    ...command,
    postings: [{ from: deposit(userId), to: wallet(userId), amount }],
    sources: [{ step: "given-back", purse: purseOf(of.purpose, of.subjectId), amount }],
  });
  if (!posted.ok) return posted;
  if (!isDifference && !posted.value.already) await countRefund(tx, { userId, ...of }, amount);
  return ok({ already: posted.value.already });
}
