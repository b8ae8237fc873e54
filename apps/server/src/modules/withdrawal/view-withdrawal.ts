import { addWorkingDays } from "@sihai/domain/clocks";
import { memberMark } from "@sihai/domain/warehouse";
import { withdrawalNumber } from "@sihai/domain/withdrawal";
import * as z from "zod";
import { atOneMoment, type Deps, openSealed } from "#platform";
import { namesOfSteps, stepsOfMany } from "../timeline/index.ts";
import { accountContext } from "./apply.service.ts";
import { findWithdrawal, type Part, partsOf, type Withdrawal } from "./withdrawal.store.ts";
import { emailsOf } from "./withdrawal-desk.store.ts";

/** Withdrawals with their parts and history, as their owner sees them. */
export async function viewWithdrawals(deps: Deps, rows: readonly Withdrawal[]) {
  const [parts, histories] = await Promise.all([partsOf(deps.db, rows), historiesOf(deps, rows)]);
  return rows.map((row) => {
    const { withdrawalTerms, holidays } = deps.settings.at(row.appliedAt);
    const reviewedBy = addWorkingDays(row.appliedAt.toISOString(), withdrawalTerms.reviewWorkingDays, holidays);
    return {
      withdrawNo: withdrawalNumber(row.id),
      state: row.state,
      amount: row.amount,
      accountKind: row.accountKind,
      account: row.accountMask,
      reason: row.reason,
      appliedAt: row.appliedAt,
      reviewedBy: row.state === "applied" ? new Date(reviewedBy) : null,
      closedAt: row.closedAt,
      parts: (parts.get(row.id) ?? []).map(({ to, amount, sends, state, arrivedAt, sentAs, failure, kept }) => ({
        to,
        amount,
        sends,
        state,
        arrivedAt,
        sentAs,
        failure,
        kept: kept.amount === 0n ? null : kept,
      })),
      history: [...(histories.get(row.id) ?? []), ...comingsBack(parts.get(row.id) ?? [])],
    };
  });
}

/** One of a customer's, its state, parts and history as of one moment: it is paid while they look. */
export function readWithdrawal(deps: Deps, withdrawNo: string, userId: string) {
  return atOneMoment(deps.db, async (db) => {
    const row = await findWithdrawal(db, withdrawNo, userId);
    return row ? (await viewWithdrawals({ ...deps, db }, [row]))[0] : undefined;
  });
}

/** What came back after it was paid moves no state, and is a line of the history all the same. */
function comingsBack(parts: readonly Part[]) {
  return parts
    .filter(({ state }) => state === "returned")
    .map(({ changedAt, failure }) => ({ from: "paid", to: "came-back", at: changedAt, by: "system" as const, note: failure }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

async function historiesOf(deps: Deps, rows: readonly Withdrawal[]) {
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  const ids = rows.map(({ id }) => id);
  return stepsOfMany(deps.db, userIds, "withdrawal", ids);
}

const keptAccount = z.object({
  holder: z.string(),
  bank: z.string(),
  account: z.string(),
  swift: z.string(),
  realName: z.string(),
});

/** The same with whose it is and the account written out, for the finance desk. */
export async function viewForDesk(deps: Deps, rows: readonly Withdrawal[], staffId: string) {
  const views = await viewWithdrawals(deps, rows);
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  const [emails, namesOf] = await Promise.all([
    emailsOf(deps.db, userIds),
    namesOfSteps(
      deps.db,
      userIds,
      "withdrawal",
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.flatMap((row, index) => {
    const view = views[index];
    if (!view) return [];
    return [
      {
        ...view,
        history: view.history.map(namesOf(row.id)),
        customerMark: memberMark(row.userId),
        customerEmail: emails.get(row.userId) ?? "",
        payout: payoutOf(deps, row),
        approvedByMe: row.decidedBy === staffId,
      },
    ];
  });
}

function payoutOf(deps: Deps, { id, accountSealed }: Withdrawal) {
  if (accountSealed === null) return null;
  const opened = openSealed(deps.config.sealKeys, accountContext(id), accountSealed);
  if (opened === null) throw new Error(`the account of withdrawal ${id} cannot be opened with this SECRET_KEY`);
  return keptAccount.parse(JSON.parse(opened));
}
