import { ok, toDecimal } from "@sihai/domain";
import type { TradePaidHandler } from "#platform";
import { cardTold, tell } from "../message/index.ts";

/** The money stands in the wallet; the customer is told. */
export const rechargePaid: TradePaidHandler = async (tx, paid, deps) => {
  const { userId, amount, at } = paid;
  await tell(tx, deps, {
    userId,
    type: "wallet",
    template: "wallet-recharged",
    facts: { amountCny: toDecimal(amount), ...cardTold(paid) },
    link: "/wallet/index",
    at,
  });
  return ok();
};
