import { type Money, ok, refuse, toDecimal } from "@sihai/domain";
import { type Deps, type Once, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { insertStated } from "./places.store.ts";

/** Keeps what a bank statement says stands on a receiving account at its hour. */
export function stateBalance(
  deps: Deps,
  { amount, at, staffId, now, once }: { amount: Money; at: Date; staffId: string; now: Date; once: Once | null },
) {
  return transact<{ recorded: true }, { code: "HOUR_WRONG" }>(
    deps.db,
    async (tx) => {
      if (at.getTime() > now.getTime()) return refuse({ code: "HOUR_WRONG" });
      await insertStated(tx, { currency: amount.currency, amount: amount.amount, at, staffId, now });
      const facts = { amount: toDecimal(amount), currency: amount.currency };
      await audit(tx, { staffId, action: "books.state", subject: `bank:${amount.currency}`, facts, at: now });
      return ok({ recorded: true });
    },
    once,
  );
}
