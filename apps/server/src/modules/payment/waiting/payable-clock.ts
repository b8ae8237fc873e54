import type { TradePurpose } from "@sihai/domain/payment";
import {
  type Deps,
  inTransaction,
  onTimer,
  type PaidThing,
  type Parts,
  type PayClock,
  type SubjectOf,
  type Timer,
  type TimerHandler,
  type Tx,
} from "#platform";
import { lockLiveTrade } from "../cancel-open-trade.ts";
import { setExpiry, type Trade } from "../trade.store.ts";
import { liveTradeOf, subjectsOf } from "../trade-subject.store.ts";
import {
  deleteStops,
  insertStop,
  moveUntil,
  type Payable,
  putOff,
  type Stop,
  type StopFor,
  stopsFor,
  stopsOf,
  stopsOverBefore,
} from "./payable-stop.store.ts";

/**
 * Stops the time to pay for everything a locked trade pays for, while money for it is looked at or on its way; nothing for a trade that is paid
 * or gone. `until`: by when that is expected to be over; what the customer sees as deadline meanwhile is what was left, counted from then.
 */
export async function stopClocks(
  tx: Tx,
  deps: Deps,
  trade: Trade,
  waited: StopFor,
  { until, at }: { until: Date; at: Date },
): Promise<void> {
  const { userId, purpose } = trade;
  if (trade.state !== "pending") return;
  const clock = deps.payClocks[purpose];
  const subjects = await subjectsOf(tx, userId, trade.id);
  const standing = await stopsOf(
    tx,
    purpose,
    subjects.map(({ subjectId }) => subjectId),
  );
  for (const { subjectId } of subjects) {
    const payable = { userId, purpose, subjectId };
    const stops = standing.filter((stop) => stop.subjectId === subjectId);
    const [earlier] = stops;
    const due = clock && !earlier ? await clock.due(tx, payable) : null;
    const leftMs = earlier ? earlier.leftMs : due && Math.max(0, due.getTime() - at.getTime());
    await insertStop(tx, { ...payable, leftMs, until }, waited, at);
    if (!clock || leftMs === null) continue;
    await clock.clear(tx, payable);
    await show(tx, deps, [...stops, { ...payable, leftMs, until }]);
  }
  await setExpiry(tx, trade, null);
}

/** The deadline shown of one payable that waits: what was left, counted from when the last of what it waits for should be over. */
async function show(tx: Tx, deps: Deps, stops: readonly (Payable & Pick<Stop, "leftMs" | "until">)[]): Promise<void> {
  const [first] = stops;
  if (!first || first.leftMs === null) return;
  const latest = Math.max(...stops.map(({ until }) => until.getTime()));
  await deps.payClocks[first.purpose]?.move(tx, first, new Date(latest + first.leftMs));
}

/** What is waited for takes longer, or less: the deadlines shown move with it. After what waits is locked. */
export async function moveWaiting(tx: Tx, deps: Deps, waited: StopFor, until: Date): Promise<void> {
  await moveUntil(tx, waited, until);
  for (const { purpose, subjectId } of await stopsFor(tx, waited)) await show(tx, deps, await stopsOf(tx, purpose, [subjectId]));
}

const soonMs = 5 * 60_000;
const dayMs = 86_400_000;
const batch = 200;

/** Where a check or a transfer takes longer than was promised, another day is promised, before a deadline that is shown can lie in the past. */
export async function keepDeadlinesAhead(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const soon = new Date(now.getTime() + soonMs);
  for (const stop of await stopsOverBefore(deps.db, soon, batch))
    await inTransaction(deps.db, async (tx) => {
      await lockPayable(tx, stop);
      await putOff(tx, stop, soon, new Date(now.getTime() + dayMs));
      await show(tx, deps, await stopsOf(tx, stop.purpose, [stop.subjectId]));
    });
}

/** Locks what waits for it, in the order of ids: trades come before what they wait for. */
export async function lockWaiting(tx: Tx, waited: StopFor): Promise<void> {
  for (const payable of await stopsFor(tx, waited)) await lockPayable(tx, payable);
}

/**
 * What waited goes on with the time that was left, but no less than `leastMs`, unless something else holds it or it was paid or cancelled
 * meanwhile.
 */
export async function resumeClocks(tx: Tx, deps: Deps, waited: StopFor, at: Date, leastMs = 0): Promise<void> {
  const stopped = await stopsFor(tx, waited);
  await deleteStops(tx, waited);
  for (const stop of stopped)
    await resume(tx, deps, { ...stop, leftMs: stop.leftMs === null ? null : Math.max(stop.leftMs, leastMs) }, at);
}

async function resume(tx: Tx, deps: Deps, stop: Payable & { leftMs: number | null }, at: Date): Promise<void> {
  const { purpose, subjectId, leftMs } = stop;
  const clock = deps.payClocks[purpose];
  const trade = await lockPayable(tx, stop);
  const isHeld = (await stopsOf(tx, purpose, [subjectId])).length > 0;
  if (!clock || leftMs === null || isHeld || trade?.state !== "pending") return;
  const payBefore = new Date(at.getTime() + leftMs);
  await clock.set(tx, stop, payBefore);
  await clock.move(tx, stop, payBefore);
  await setExpiry(tx, trade, await earliestOf(tx, trade, clock));
}

/** A trade ends with the first of its parts, and not while one of them waits. */
async function earliestOf(tx: Tx, { userId, id, purpose }: Trade, clock: PayClock): Promise<Date | null> {
  const subjectIds = (await subjectsOf(tx, userId, id)).map(({ subjectId }) => subjectId);
  if ((await stopsOf(tx, purpose, subjectIds)).length > 0) return null;
  const dues = await Promise.all(subjectIds.map((subjectId) => clock.due(tx, { userId, subjectId })));
  const times = dues.flatMap((due) => (due ? [due.getTime()] : []));
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

async function lockPayable(tx: Tx, { userId, purpose, subjectId }: Payable): Promise<Trade | null> {
  if (purpose === "recharge" || (await liveTradeOf(tx, { userId, purpose, subjectId })) === null) return null;
  return lockLiveTrade(tx, { userId, purpose, subjectId });
}

/**
 * Binds a timer of the time to pay to what is done when it is due, which is nothing while that time stands still; the trade's lock decides
 * (rule F12). `named` says what is paid for.
 */
export function onPayBefore<Subject extends Parts>(
  purpose: Exclude<TradePurpose, "recharge">,
  timer: Timer<Subject>,
  named: (subject: SubjectOf<Timer<Subject>>) => PaidThing,
  handle: (subject: SubjectOf<Timer<Subject>>, deps: Deps, tx: Tx) => Promise<void>,
): TimerHandler {
  return onTimer(timer, async (subject, deps, tx) => {
    const payable = { ...named(subject), purpose };
    await lockPayable(tx, payable);
    if ((await stopsOf(tx, purpose, [payable.subjectId])).length === 0) await handle(subject, deps, tx);
  });
}
