import { ok } from "@sihai/domain";
import { suspenseNumber, useArrival } from "@sihai/domain/suspense";
import { memberMark } from "@sihai/domain/warehouse";
import type { Deps } from "#platform";
import { findSuspended, type Suspended } from "../payment/index.ts";
import { meantFor } from "./read-suspended.service.ts";
import { countSuspended, deskSuspended, namesBehind, type Question } from "./suspended-list.store.ts";
import { needsTwo, worthOf } from "./worth.ts";

const pageSize = 50;

/** What waits at the desk, with what it was meant for and what can be done with it. */
export async function readDesk(
  deps: Deps,
  { staffId, now, ...question }: Omit<Question, "limit"> & { staffId: string; now: Date },
) {
  const { db } = deps;
  const [{ page, next }, counts] = await Promise.all([deskSuspended(db, { ...question, limit: pageSize }), countSuspended(db)]);
  const rows = (await Promise.all(page.map((id) => findSuspended(db, { id })))).filter((row) => row !== null);
  const list = await viewForDesk(deps, rows, { staffId, now });
  return ok({ list, next, counts });
}

async function viewForDesk(deps: Deps, rows: readonly Suspended[], { staffId, now }: { staffId: string; now: Date }) {
  const { emails, names } = await namesBehind(
    deps.db,
    rows.flatMap(({ userId }) => userId ?? []),
    rows.flatMap(({ decidedBy, confirmedBy }) => [decidedBy, confirmedBy].flatMap((id) => id ?? [])),
  );
  return Promise.all(
    rows.map(async (row) => {
      const { state, arrived, cameBy, reference, why, userId, arrivedAt, answerBy, closedAt, sentAs, failure } = row;
      const worth = await worthOf(deps, row, now);
      return {
        ...{ state, arrived, cameBy, reference, why, arrivedAt, answerBy, closedAt, sentAs, failure },
        suspenseNo: suspenseNumber(row.id),
        worth: worth.worth,
        customerMark: userId === null ? "" : memberMark(userId),
        customerEmail: emails.get(userId ?? "") ?? "",
        payable: await payableOf(deps, row, worth),
        decision: decisionOf(row, names, staffId),
        confirmedBy: row.confirmedBy && (names.get(row.confirmedBy) ?? ""),
        needsTwo: needsTwo(deps, worth.worth, now),
      };
    }),
  );
}

async function payableOf(deps: Deps, row: Suspended, { worth, surcharge }: Awaited<ReturnType<typeof worthOf>>) {
  const { trade, paysFor: numbers } = await meantFor(deps, row);
  if (!trade) return null;
  const { tradeNo, purpose, state, amount } = trade;
  const isPayable = state === "pending" && purpose !== "recharge" && worth !== null;
  return {
    tradeNo,
    purpose,
    state,
    amount,
    numbers,
    rest: isPayable ? (useArrival(worth, amount, surcharge)?.rest ?? null) : null,
  };
}

function decisionOf(
  { state, way, reason, decidedBy, decidedAt }: Suspended,
  names: ReadonlyMap<string, string>,
  staffId: string,
) {
  if (state === "open" || way === null || decidedBy === null || decidedAt === null) return null;
  return { way, reason, by: names.get(decidedBy) ?? "", byMe: decidedBy === staffId, at: decidedAt };
}
