import { toDecimal } from "@sihai/domain";
import type { Deps, Tx } from "#platform";
import { tell } from "../../message/index.ts";
import { owedNow } from "./debt.ts";
import type { Charge } from "./post-reversal.ts";
import { lockKnown, type Reversal } from "./reversal.store.ts";

type Booked = Pick<Reversal, "kind" | "status" | "booked">;

/** Decided for the card's holder, with its money out: nothing is waited for any more. */
const isLost = ({ kind, status, booked }: Booked) => kind === "dispute" && status === "lost" && booked === "out";

/** Whoever bears a dispute was told that a bank decides, and hears once what it decided, in whatever order the gateway says it. */
export async function tellLost(
  tx: Tx,
  deps: Deps,
  { before, charge, at }: { before: Reversal; charge: Charge | null; at: Date },
) {
  const reversal = await lockKnown(tx, before.id);
  if (!reversal || !charge || isLost(before) || !isLost(reversal)) return;
  const { userId, borne, amount } = reversal;
  if (userId === null || borne.amount === 0n) return;
  await tell(tx, deps, {
    userId,
    type: "wallet",
    template: "card-dispute-lost",
    facts: {
      tradeNo: charge.trade.tradeNo,
      amount: toDecimal(amount),
      currency: amount.currency,
      owedCny: toDecimal(await owedNow(tx, userId)),
    },
    link: "/wallet/index",
    mail: true,
    at,
  });
}
