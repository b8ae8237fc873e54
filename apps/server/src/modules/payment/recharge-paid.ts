import { ok, toDecimal } from "@sihai/domain";
import type { TradePaidHandler } from "#platform";
import { tell } from "../message/index.ts";

/** The money stands in the wallet; the customer is told. */
export const rechargePaid: TradePaidHandler = async (tx, { userId, amount, at }, deps) => {
  await tell(tx, deps, {
    userId,
    type: "wallet",
    template: "wallet-recharged",
    facts: { amountCny: toDecimal(amount) },
    link: "/wallet/index",
    at,
  });
  return ok();
};
