import { add, type Money, toDecimal, zero } from "@sihai/domain";
import type { Tx } from "#platform";
import { post } from "../../ledger/index.ts";
import type { Attempt } from "../attempt.store.ts";
import type { Trade } from "../trade.store.ts";
import type { OwnPart, Reversal } from "./reversal.store.ts";

/** The payment a charge belongs to, locked; null: none that is known. */
export type Charge = { attempt: Attempt; trade: Trade };
export type Booking = { reversal: Reversal; charge: Charge | null; at: Date };

type Entry = Pick<Parameters<typeof post>[1], "userId" | "at" | "postings" | "sources"> & { trade?: Trade; attempt?: Attempt };

/** Each way of a reversal has an entry of its own. */
export async function postOnce(
  tx: Tx,
  { id, kind, gatewayId, amount }: Reversal,
  way: "out" | "back",
  entry: Entry,
): Promise<void> {
  const { trade, attempt, ...rest } = entry;
  const posted = await post(tx, {
    ...rest,
    key: way === "out" ? `card-reversal:${id}` : `card-reversal-back:${id}`,
    kind: way === "out" ? `card-${kind}` : `card-${kind}-back`,
    subject: trade ? `trade:${trade.tradeNo}` : `charge:${gatewayId}`,
    facts: {
      method: "card",
      reversal: id,
      took: toDecimal(amount),
      currency: amount.currency,
      ...(attempt && { attemptId: attempt.id }),
    },
  });
  if (!posted.ok || posted.value.already) throw new Error(`reversal ${id} is ${way} already, or its wallet does not hold it`);
}

/** What parts of card money come to; all of them CNY. */
export function totalOf(parts: readonly OwnPart[]): Money {
  return parts.reduce((total, { amount }) => add(total, amount), zero("CNY"));
}
