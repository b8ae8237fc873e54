import { ok, type Result, refuse } from "@sihai/domain";
import { isLocked, mayMovePeriod, monthAfter, monthSpan, type PeriodState } from "@sihai/domain/books";
import { beijingDate } from "@sihai/domain/clocks";
import { type Deps, type Once, type Tx, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { readBalances } from "../balances/read-balances.ts";
import { latestComparison } from "../gateway/compare.store.ts";
import { readUntil } from "../gateway/movement.store.ts";
import { askPeriod, endAsking, firstEntryAt, heldIn, listPeriods, lockPeriod, type Period, stopEntries } from "./period.store.ts";

/** The months of the books, the latest first: from the first entry to now. */
export async function readPeriods(deps: Deps, { staffId, now }: { staffId: string; now: Date }) {
  const first = await firstEntryAt(deps.db);
  const known = new Map((await listPeriods(deps.db)).map((period) => [period.month, period]));
  const months: string[] = [];
  for (let month = monthOf(first ?? now); month <= monthOf(now); month = monthAfter(month)) months.unshift(month);
  return ok({
    list: months.map((month) => {
      const period = known.get(month);
      const asked = period && period.state !== "open" ? period : null;
      return {
        month,
        state: period?.state ?? ("open" as const),
        isOver: month < monthOf(now),
        reason: asked?.reason ?? "",
        askedBy: asked?.askedByName ?? "",
        byMe: asked?.askedBy === staffId,
        askedAt: asked?.askedAt ?? null,
        confirmedBy: asked?.confirmedByName ?? "",
        confirmedAt: asked?.confirmedAt ?? null,
      };
    }),
  });
}

function monthOf(at: Date): string {
  return beijingDate(at).slice(0, 7);
}

type Command = { month: string; staffId: string; now: Date; once: Once | null };
type Changed = { month: string; state: PeriodState };
type Refusal = { code: "PERIOD_WRONG" | "PERIOD_STATE_REFUSED" };
type AskRefusal = Refusal | { code: "PERIOD_ORDER" | "PERIOD_DISAGREES" };

/** One member of finance asks for a month to be closed or reopened. Closing is asked for only when the report agrees at the month's end. */
export async function askForPeriod(deps: Deps, command: Command & { to: "closed" | "open"; reason: string }) {
  const { month, to, reason, staffId, now, once } = command;
  const span = monthSpan(month);
  if (!span || span.to.getTime() > now.getTime()) return refuse({ code: "PERIOD_WRONG" as const });
  if (to === "closed" && !(await agreesAt(deps, span.to))) return refuse({ code: "PERIOD_DISAGREES" as const });
  return transact<Changed, AskRefusal>(
    deps.db,
    async (tx) => {
      const before = (await lockPeriod(tx, month))?.state ?? "open";
      const state = to === "closed" ? "closing" : "reopening";
      if (!mayMovePeriod(before, state)) return refuse({ code: "PERIOD_STATE_REFUSED" });
      if (!(await isInOrder(tx, month, to))) return refuse({ code: "PERIOD_ORDER" });
      await askPeriod(tx, { month, ...span, state, reason, staffId, at: now, held: await heldIn(tx, span) });
      return note(tx, { month, state, reason, staffId, at: now, action: "books.ask-period" });
    },
    once,
  );
}

/** Months are closed one after the other, and reopened the other way round. */
async function isInOrder(tx: Tx, month: string, to: "closed" | "open"): Promise<boolean> {
  const locked = new Set((await listPeriods(tx)).filter(({ state }) => isLocked(state)).map((period) => period.month));
  if (to === "open") return ![...locked].some((other) => other > month);
  const first = await firstEntryAt(tx);
  for (let before = first ? monthOf(first) : month; before < month; before = monthAfter(before))
    if (!locked.has(before)) return false;
  return true;
}

/** Whether the books agree with the outside at an instant, and the gateway was read beyond it. */
async function agreesAt(deps: Deps, at: Date): Promise<boolean> {
  const [report, read, comparison] = await Promise.all([
    readBalances(deps.db, at),
    readUntil(deps.db),
    latestComparison(deps.db),
  ]);
  const isGatewayUsed = report.places.some(({ place }) => place === "gateway");
  const isCompared = read !== null && read >= at && comparison !== null && comparison.until >= at;
  return report.agrees && (isCompared || !isGatewayUsed);
}

type ConfirmRefusal = Refusal | { code: "PERIOD_SAME_PERSON" | "PERIOD_SEEN_CHANGED" | "PERIOD_DISAGREES" };

/**
 * A colleague agrees, to what they saw. The report is made again before anybody is kept from writing; then only what the month holds is looked at once more,
 * with all entries stopped for that moment.
 */
export async function confirmPeriod(deps: Deps, command: Command & { reason: string }) {
  const { month, reason, staffId, now, once } = command;
  const span = monthSpan(month);
  if (!span) return refuse({ code: "PERIOD_WRONG" as const });
  const agreed = await agreesAt(deps, span.to);
  return transact<Changed, ConfirmRefusal>(
    deps.db,
    async (tx) => {
      const checked = await checkedPeriod(tx, month);
      if (!checked.ok) return checked;
      const { state, askedBy, held, reason: asked } = checked.value;
      if (askedBy === staffId) return refuse({ code: "PERIOD_SAME_PERSON" });
      if (asked !== reason) return refuse({ code: "PERIOD_SEEN_CHANGED" });
      if (state === "closing") {
        if (!agreed) return refuse({ code: "PERIOD_DISAGREES" });
        await stopEntries(tx);
        const stands = await heldIn(tx, span);
        if (stands.entries !== held.entries || stands.lastEntryId !== held.lastEntryId)
          return refuse({ code: "PERIOD_SEEN_CHANGED" });
      }
      const to = state === "closing" ? "closed" : "open";
      await endAsking(tx, month, { state: to, staffId, at: now });
      return note(tx, { month, state: to, reason, staffId, at: now, action: "books.confirm-period" });
    },
    once,
  );
}

/** What was asked for is taken back, by whoever asked or a colleague. */
export function dropPeriod(deps: Deps, { month, reason, staffId, now, once }: Command & { reason: string }) {
  return transact<Changed, Refusal>(
    deps.db,
    async (tx) => {
      const checked = await checkedPeriod(tx, month);
      if (!checked.ok) return checked;
      const to = checked.value.state === "closing" ? "open" : "closed";
      await endAsking(tx, month, { state: to, staffId: null, at: now });
      return note(tx, { month, state: to, reason, staffId, at: now, action: "books.drop-period" });
    },
    once,
  );
}

/** A month somebody asked for. */
async function checkedPeriod(tx: Tx, month: string): Promise<Result<Period, Refusal>> {
  const period = await lockPeriod(tx, month);
  if (!period || (period.state !== "closing" && period.state !== "reopening")) return refuse({ code: "PERIOD_STATE_REFUSED" });
  return ok(period);
}

type Noted = { month: string; state: PeriodState; reason: string; staffId: string; at: Date; action: string };

async function note(tx: Tx, { month, state, reason, staffId, at, action }: Noted) {
  await audit(tx, { staffId, action, subject: `period:${month}`, facts: { reason, to: state }, at });
  return ok({ month, state });
}
