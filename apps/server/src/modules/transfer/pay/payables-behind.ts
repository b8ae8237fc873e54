import type { Db } from "#platform";
import { findTrade, liveTradeNos, numbersOf, subjectsOf, type Trade, transfersUntil } from "../../payment/index.ts";
import type { Transfer } from "../transfer.store.ts";

/** What transfers are meant for, as their owners and the desk see it; by transfer, recharges left out. */
export async function payablesBehind(db: Db, rows: readonly Transfer[]) {
  const paying = rows.flatMap(({ id, userId, pays }) => (pays ? [{ id, userId, pays }] : []));
  const until = await transfersUntil(
    db,
    paying.map(({ id }) => id),
  );
  const views = await Promise.all(
    paying.map(async ({ id, userId, pays: { tradeId, rate, result } }) => {
      const trade = await findTrade(db, { userId, tradeId });
      if (!trade) throw new Error(`transfer ${id} pays for nothing`);
      const { tradeNo, purpose, amount } = trade;
      const numbers = await numbersOf(db, trade);
      const isAwaited = result === null && until.has(id) && (await isToBePaid(db, trade));
      const view = {
        ...{ tradeNo, purpose, amount, numbers, rate },
        /** While something waits for it, by when; a payment that was split or joined meanwhile counts. */
        until: isAwaited ? (until.get(id) ?? null) : null,
        state: result?.outcome ?? (isAwaited ? ("waiting" as const) : ("over" as const)),
        paid: result?.paid ?? null,
      };
      return [id, view] as const;
    }),
  );
  return new Map(views);
}

/** A payment that was split or joined is cancelled itself, while what it was for still waits in another. */
async function isToBePaid(db: Db, { userId, id, purpose, state }: Trade): Promise<boolean> {
  if (state !== "cancelled") return state === "pending";
  const subjects = await subjectsOf(db, userId, id);
  const live = await liveTradeNos(db, { userIds: [userId], purpose, subjectIds: subjects.map(({ subjectId }) => subjectId) });
  return live.size > 0;
}
