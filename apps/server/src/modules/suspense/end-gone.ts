import { toDecimal } from "@sihai/domain";
import { suspenseNumber } from "@sihai/domain/suspense";
import { businessEvents, type Deps, eachOnItsOwn, inTransaction, type Tx } from "#platform";
import { audit } from "../audit/index.ts";
import { tell } from "../message/index.ts";
import { findSuspended, lockSuspended, lockTrade, lockWaiting, moveSuspended, resumeClocks } from "../payment/index.ts";
import { goneSweep, suspendedThatIsGone } from "./suspended-list.store.ts";

const batch = 50;

/**
 * Ends what is not here any more: the gateway took all of it back, by refunds begun on its own pages or a dispute that was lost. Its entries are those
 * of the reversals; what waited for it goes on, and its owner is told. Safe to run anywhere, any number of times.
 */
export async function endGoneSuspended(deps: Deps): Promise<void> {
  await eachOnItsOwn(deps, goneSweep, await suspendedThatIsGone(deps.db, batch), {
    itemOf: (id) => id,
    work: (id) => inTransaction(deps.db, (tx) => end(tx, deps, id)),
  });
}

async function end(tx: Tx, deps: Deps, id: string): Promise<void> {
  const found = await findSuspended(tx, { id });
  if (found?.userId && found.tradeId) await lockTrade(tx, { userId: found.userId, tradeId: found.tradeId });
  await lockWaiting(tx, { suspendedId: id });
  const row = await lockSuspended(tx, id);
  // What came back meanwhile, or was settled by another node, stays.
  if ((await suspendedThatIsGone(tx, 1, id)).length === 0) return;
  const { userId, arrived } = row;
  const at = deps.clock.now();
  const [suspenseNo, amount] = [suspenseNumber(id), toDecimal(arrived)];
  await moveSuspended(tx, row, { state: "taken-back", at });
  await resumeClocks(tx, deps, { suspendedId: id }, at);
  const facts = { amount, currency: arrived.currency, to: "taken-back" };
  await audit(tx, { staffId: null, action: "suspense.taken-back", subject: `suspense:${suspenseNo}`, facts, at });
  businessEvents.inc({ event: "suspense-taken-back" });
  if (userId === null) return;
  await tell(tx, deps, {
    userId,
    type: "wallet",
    template: "suspense-sent-back",
    facts: { suspenseNo, amount, currency: arrived.currency },
    link: "/wallet/index",
    mail: true,
    at,
  });
}
