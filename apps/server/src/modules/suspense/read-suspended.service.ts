import { ok } from "@sihai/domain";
import { type SuspenseState, suspenseNumber } from "@sihai/domain/suspense";
import type { Deps } from "#platform";
import { findSuspended, findTrade, numbersOf, type Suspended } from "../payment/index.ts";
import { ownSuspended } from "./suspended-list.store.ts";

const shownForDays = 30;

/** What a customer sees of money in clearing: everything that has not ended, and what ended lately. */
export async function readSuspended(deps: Deps, { userId, now }: { userId: string; now: Date }) {
  const ids = await ownSuspended(deps.db, userId, new Date(now.getTime() - shownForDays * 86_400_000));
  const rows = await Promise.all(ids.map((id) => findSuspended(deps.db, { id })));
  return ok({ list: await Promise.all(rows.flatMap((row) => (row ? viewForOwner(deps, row) : []))) });
}

/** How it stands in the words of its owner, whom the desk's own steps do not concern. */
const shownState = {
  open: "open",
  proposed: "open",
  sending: "sending",
  uncertain: "sending",
  used: "used",
  credited: "credited",
  "sent-back": "sent-back",
  "taken-back": "sent-back",
} as const satisfies Record<SuspenseState, string>;

async function viewForOwner(deps: Deps, row: Suspended) {
  const { state, arrived, why, arrivedAt, answerBy, closedAt } = row;
  const { tradeNo, paysFor } = await meantFor(deps, row);
  const suspenseNo = suspenseNumber(row.id);
  return { suspenseNo, state: shownState[state], arrived, why, arrivedAt, answerBy, closedAt, tradeNo, paysFor };
}

/** The payment it was meant for, and the numbers of what that pays for. */
export async function meantFor({ db }: Deps, { userId, tradeId }: Suspended) {
  const trade = userId === null || tradeId === null ? null : await findTrade(db, { userId, tradeId });
  return { trade, tradeNo: trade?.tradeNo ?? null, paysFor: trade ? await numbersOf(db, trade) : [] };
}
