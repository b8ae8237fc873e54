import type { Money } from "@sihai/domain";
import type { Tx } from "#platform";

type NewExchange = { userId: string; amount: Money; got: Money; rateId: string; rate: string; at: Date };

/** Its id names the purse the money went into. */
export async function insertExchange(tx: Tx, { userId, amount, got, rateId, rate, at }: NewExchange): Promise<string> {
  const { id } = await tx
    .insertInto("wallet_exchange")
    .values({
      user_id: userId,
      currency: amount.currency,
      amount: amount.amount.toString(),
      got_cny: got.amount.toString(),
      rate_id: rateId,
      rate,
      at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
