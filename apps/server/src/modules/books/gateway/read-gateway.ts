import { type Money, negate, ok, sign } from "@sihai/domain";
import { type Deps, type Tx, transact } from "#platform";
import { post, world } from "../../ledger/index.ts";
import {
  firstAtGateway,
  insertMovements,
  lockReading,
  markFeesBooked,
  markPayoutBooked,
  readUntil,
  savePayouts,
  saveReadUntil,
  saveStanding,
  unbookedFees,
  unbookedPayouts,
} from "./movement.store.ts";

const dayMs = 86_400_000;
/** Lines stand in the gateway's list a little after they happened. */
const overlapMs = 10 * 60_000;
const longestSpanMs = 30 * dayMs;
/** Payouts change their state for so long. */
const payoutDays = 30;

/**
 * Reads the gateway's own lines since the last reading, keeps each once, and books what only the gateway knows: its fees and its payouts. False when the
 * gateway did not answer; what was read until then is kept.
 */
export async function readGateway(deps: Deps): Promise<boolean> {
  const { payment } = deps.adapters;
  const now = deps.clock.now();
  const last = await readUntil(deps.db);
  const first = (await firstAtGateway(deps.db)) ?? now;
  let from = new Date((last ?? first).getTime() - overlapMs);
  let spanMs = longestSpanMs;
  while (from < now) {
    // Whole seconds: so the gateway counts.
    const until = new Date(Math.min(now.getTime() + 1_000, from.getTime() + spanMs));
    const read = await payment.movementsBetween(from, until);
    if (!read.ok) return say(deps, read.refusal);
    if (!read.value.isWhole && spanMs > 1_000) {
      spanMs = Math.max(1_000, Math.floor(spanMs / 2));
      continue;
    }
    const { movements } = read.value;
    await inOneReading(deps, first, async (tx) => {
      await insertMovements(tx, movements, now);
      await saveReadUntil(tx, until > now ? now : until);
    });
    from = until;
  }
  const [payouts, standing] = await Promise.all([
    payment.payoutsSince(new Date(now.getTime() - payoutDays * dayMs)),
    payment.standing(),
  ]);
  if (!payouts.ok) return say(deps, payouts.refusal);
  if (!standing.ok) return say(deps, standing.refusal);
  await inOneReading(deps, first, async (tx) => {
    await savePayouts(tx, payouts.value);
    await saveStanding(tx, standing.value, now);
    await bookPayouts(tx, now);
    await bookFees(tx, now);
  });
  return true;
}

function say(deps: Deps, refusal: object): false {
  deps.log.warn(refusal, "the card gateway does not tell its balance");
  return false;
}

/** One node at a time: whoever comes second finds everything kept and booked. */
function inOneReading(deps: Deps, first: Date, work: (tx: Tx) => Promise<void>) {
  return transact(deps.db, async (tx) => {
    await lockReading(tx, first);
    await work(tx);
    return ok();
  });
}

/** What the gateway kept leaves its account, all unbooked lines of a currency in one entry. */
async function bookFees(tx: Tx, at: Date): Promise<void> {
  for (const { fee, first, lines } of await unbookedFees(tx)) {
    const { currency } = fee;
    const posted = await post(tx, {
      key: `gateway-fees:${first}`,
      kind: "gateway-fees",
      userId: null,
      at,
      facts: { lines },
      postings: [moved(fee, world("gateway-fees", currency), world("gateway", currency))],
    });
    if (!posted.ok || posted.value.already) throw new Error(`the fees from ${first} on were booked before`);
    await markFeesBooked(tx, currency, posted.value.entryId);
  }
}

/** What the gateway sent to the bank, and what came back of it. */
async function bookPayouts(tx: Tx, at: Date): Promise<void> {
  for (const { id, reference, amount } of await unbookedPayouts(tx)) {
    const { currency } = amount;
    const posted = await post(tx, {
      key: `gateway-payout:${id}`,
      kind: "gateway-payout",
      userId: null,
      at,
      subject: `payout:${reference}`,
      facts: { reference },
      postings: [moved(negate(amount), world("bank", currency), world("gateway", currency))],
    });
    if (!posted.ok || posted.value.already) throw new Error(`payout ${id} was booked before`);
    await markPayoutBooked(tx, id, posted.value.entryId);
  }
}

type Account = ReturnType<typeof world>;

/** A posting of what may be below zero: then the other way round. */
function moved(amount: Money, from: Account, to: Account) {
  return sign(amount) < 0 ? { from: to, to: from, amount: negate(amount) } : { from, to, amount };
}
