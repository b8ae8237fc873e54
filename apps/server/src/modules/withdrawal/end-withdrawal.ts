import { sum, toDecimal } from "@sihai/domain";
import { endOfParts, type WithdrawalState, withdrawalNumber } from "@sihai/domain/withdrawal";
import type { Deps, Tx } from "#platform";
import { tell } from "../message/index.ts";
import type { Actor } from "../timeline/index.ts";
import { moveWithdrawal } from "./move-withdrawal.ts";
import { partsOf, type Withdrawal } from "./withdrawal.store.ts";

/** Where a customer sees a withdrawal. */
export function linkTo(withdrawNo: string): string {
  return `/wallet/withdraw/record?withdrawNo=${withdrawNo}`;
}

/** A locked, approved withdrawal ends with its last part; answers how it stands. The customer is told what reached them. */
export async function endWithParts(tx: Tx, deps: Deps, row: Withdrawal, by: Actor, at: Date): Promise<WithdrawalState> {
  const parts = (await partsOf(tx, [row])).get(row.id) ?? [];
  const end = endOfParts(parts.map(({ state }) => state));
  if (end === null) return row.state;
  await moveWithdrawal(tx, row, { to: end, by, at });
  if (end === "refused") return end;
  const sent = sum(
    parts.filter(({ state }) => state === "done").map(({ amount }) => amount),
    row.amount.currency,
  );
  const withdrawNo = withdrawalNumber(row.id);
  await tell(tx, deps, {
    userId: row.userId,
    type: "wallet",
    template: "withdrawal-paid",
    facts: { withdrawNo, amount: toDecimal(sent), currency: sent.currency },
    link: linkTo(withdrawNo),
    mail: true,
    at,
  });
  return end;
}
