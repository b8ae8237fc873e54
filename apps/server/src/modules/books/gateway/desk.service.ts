import { type Currency, type Money, money, negate, ok, type Result, refuse, sign, toDecimal } from "@sihai/domain";
import { memberMark } from "@sihai/domain/warehouse";
import { type Deps, type Once, type Tx, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { post, world } from "../../ledger/index.ts";
import { bearOurselves } from "../../payment/index.ts";
import {
  closeDifference,
  type Difference,
  differenceCounts,
  explainDifference,
  latestComparison,
  listDifferences,
  lockDifference,
  movementTotals,
} from "./compare.store.ts";
import { gatewaySays, latestPayouts } from "./payouts.store.ts";

type Asked = Omit<Parameters<typeof listDifferences>[1], "isExplained"> & { tab: "open" | "explained" };

/** How the gateway's lines and ours stand to each other, and each difference with its way out. */
export async function readDesk(deps: Deps, { tab, ...asked }: Asked) {
  const { db } = deps;
  const comparison = await latestComparison(db);
  const [page, counts, totals, payouts, says] = await Promise.all([
    listDesk(deps, { tab, ...asked }),
    differenceCounts(db),
    comparison ? movementTotals(db, comparison.until) : [],
    latestPayouts(db),
    gatewaySays(db),
  ]);
  return ok({
    comparison,
    totals: totals.map(({ kind, currency, lines, amount, fee }) => ({
      ...{ kind, lines },
      amount: money(amount, currency),
      fee: money(fee, currency),
    })),
    payouts,
    says,
    counts,
    ...page,
  });
}

/** A page of the differences alone. */
export async function listDesk({ db }: Deps, { tab, ...asked }: Asked) {
  const { page, next } = await listDifferences(db, { ...asked, isExplained: tab === "explained" });
  return { list: page.map(shown), next };
}

function shown(row: Difference) {
  const { reference, currency, verdict, kind, movedAt, foundAt, reason, explainedAt } = row;
  const of = (amount: bigint | null) => (amount === null ? null : money(amount, currency));
  return {
    ...{ reference, verdict, kind, movedAt, foundAt, reason, explainedAt },
    ours: of(row.ours),
    theirs: of(row.theirs),
    difference: differenceOf(row),
    customerMark: row.userId === null ? "" : memberMark(row.userId),
    explainedBy: row.explainedBy ?? "",
    canBook: canBook(row),
  };
}

/** What theirs is more than ours. */
function differenceOf({ ours, theirs, currency }: Difference): Money {
  return money((theirs ?? 0n) - (ours ?? 0n), currency);
}

/** Only what is of no customer's is booked as a cost of the gateway, or as its gift: a line about nothing of ours, or what nobody here can bear. */
function canBook({ verdict, kind, isNobodys }: Difference): boolean {
  return verdict === "theirs-only" && (kind === "other" || isNobodys);
}

type Command = {
  reference: string;
  currency: Currency;
  reason: string;
  seen: Money;
  staffId: string;
  now: Date;
  once: Once | null;
};
type Refusal = { code: "DIFFERENCE_NOT_FOUND" | "DIFFERENCE_CHANGED" };

/** One act about a difference that stands as it was seen, noted with its reason. */
function act<Other extends { code: string } = never>(
  deps: Deps,
  command: Command,
  action: string,
  work: (tx: Tx, row: Difference) => Promise<Result<undefined, Other>>,
) {
  const { reference, currency, reason, seen, staffId, now, once } = command;
  return transact<{ reference: string }, Refusal | Other>(
    deps.db,
    async (tx) => {
      const row = await lockDifference(tx, reference, currency);
      if (!row) return refuse({ code: "DIFFERENCE_NOT_FOUND" });
      if (seen.currency !== currency || differenceOf(row).amount !== seen.amount) return refuse({ code: "DIFFERENCE_CHANGED" });
      const done = await work(tx, row);
      if (!done.ok) return done;
      const facts = { reason, amount: toDecimal(seen), currency };
      await audit(tx, { staffId, action, subject: `gateway:${reference}`, facts, at: now });
      return ok({ reference });
    },
    once,
  );
}

/** Says why the two differ: it no longer counts as unexplained. */
export function explain(deps: Deps, command: Command) {
  return act(deps, command, "gateway.explain", async (tx, row) => {
    await explainDifference(tx, row, { reason: command.reason, staffId: command.staffId, at: command.now });
    return ok();
  });
}

/**
 * Books a line of the gateway's that is about nothing of ours as its fee, or as given back of one; what it took back of nobody's, as our cost. Once for
 * each reference.
 */
export function book(deps: Deps, command: Command) {
  const { reference, currency, now, reason } = command;
  return act<{ code: "DIFFERENCE_NOT_BOOKABLE" }>(deps, command, "gateway.book", async (tx, row) => {
    if (!canBook(row)) return refuse({ code: "DIFFERENCE_NOT_BOOKABLE" });
    if (row.isNobodys) {
      if (!(await bearOurselves(tx, deps, reference, now))) return refuse({ code: "DIFFERENCE_NOT_BOOKABLE" });
      await closeDifference(tx, row, now);
      return ok();
    }
    const amount = differenceOf(row);
    const [own, gateway] = [world("gateway-fees", currency), world("gateway", currency)];
    const posted = await post(tx, {
      key: `gateway-other:${reference}`,
      kind: "gateway-other",
      userId: null,
      at: now,
      subject: `gateway:${reference}`,
      facts: { reference, reason },
      postings: [sign(amount) < 0 ? { from: own, to: gateway, amount: negate(amount) } : { from: gateway, to: own, amount }],
    });
    if (!posted.ok || posted.value.already) throw new Error(`${reference} was booked before`);
    await closeDifference(tx, row, now);
    return ok();
  });
}
