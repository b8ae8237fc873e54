import { type Money, sum } from "@sihai/domain";
import { paidBackBy } from "@sihai/domain/withdrawal";
import type { Tx } from "#platform";
import { held, post, wallet } from "../ledger/index.ts";
import { purseOfWithdrawal } from "./purse.ts";
import type { Part, Withdrawal } from "./withdrawal.store.ts";

type PuttingBack = { key: string; kind: string; at: Date };

/** What was held for parts stands in the wallet again, each where it came from; once a key. */
export async function putBack(tx: Tx, row: Withdrawal, parts: readonly Part[], { key, kind, at }: PuttingBack): Promise<Money> {
  const { userId } = row;
  const { currency } = row.amount;
  const amount = sum(
    parts.map((part) => part.amount),
    currency,
  );
  const to = parts.map((part) => ({ sourceId: part.sourceId, amount: part.amount, paid: paidBackBy(part) }));
  const posted = await post(tx, {
    key,
    kind,
    userId,
    at,
    subject: `withdrawal:${row.id}`,
    postings: [{ from: held(userId, currency), to: wallet(userId, currency), amount }],
    sources: [{ step: "not-returned", purse: purseOfWithdrawal(row), to }],
  });
  if (!posted.ok || posted.value.already) throw new Error(`withdrawal ${row.id} cannot be put back`);
  return amount;
}
