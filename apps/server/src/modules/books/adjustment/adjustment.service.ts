import type { adjustmentOrders } from "@sihai/contract/books";
import { compare, convert, type Money, negate, ok, type Result, refuse, sign, toDecimal } from "@sihai/domain";
import { adjustmentNumber, readAdjustmentNumber } from "@sihai/domain/books";
import { readMark } from "@sihai/domain/unannounced";
import { memberMark } from "@sihai/domain/warehouse";
import { businessEvents, type Deps, type Once, type Tx, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { ratesNow } from "../../exchange/index.ts";
import { isCustomer } from "../../identity/index.ts";
import { balanceOf, post, wallet, world } from "../../ledger/index.ts";
import { tell } from "../../message/index.ts";
import {
  type Adjustment,
  countProposed,
  endAdjustment,
  insertProposed,
  listAdjustments,
  lockAdjustment,
} from "./adjustment.store.ts";

type By = { staffId: string; now: Date; once: Once | null };
type Changed = { adjustmentNo: string; state: Adjustment["state"] };

type Asked = Record<"after" | "q", string | undefined> & {
  tab: "proposed" | "ended";
  sort: (typeof adjustmentOrders)[number] | undefined;
  staffId: string;
};

/**
 * Corrections that wait or are over, found by number or customer, and how many wait in all. `byMe`: who proposed it cannot
 * confirm it.
 */
export async function readAdjustments(deps: Deps, { tab, q, staffId, ...place }: Asked) {
  const [{ page, next }, waiting] = await Promise.all([
    listAdjustments(deps.db, { ...place, isOpen: tab === "proposed", of: q === undefined ? null : askedFor(q) }),
    countProposed(deps.db),
  ]);
  return ok({
    list: page.map(({ id, userId, email, madeBy, madeByName, endedByName, ...row }) => ({
      ...row,
      adjustmentNo: adjustmentNumber(id),
      customerMark: memberMark(userId),
      customerEmail: email,
      madeBy: madeByName,
      byMe: madeBy === staffId,
      endedBy: endedByName,
    })),
    next,
    waiting,
  });
}

/** A correction by its number, or all of the customer somebody names. */
function askedFor(q: string) {
  const id = readAdjustmentNumber(q.toUpperCase());
  return id === null ? { mark: readMark(q), email: q.toLowerCase() } : { id };
}

/** The customer a mark names. */
export async function customerOf(deps: Deps, mark: string): Promise<Result<string, { code: "ADJUSTMENT_OWNER_UNKNOWN" }>> {
  const userId = readMark(mark);
  return userId !== null && (await isCustomer(deps.db, userId)) ? ok(userId) : refuse({ code: "ADJUSTMENT_OWNER_UNKNOWN" });
}

type ProposeRefusal = { code: "ADJUSTMENT_NOT_COVERED" };

/** What is proposed could be done now, and is within the limit; in another currency as much as the limit is worth. */
export async function proposeAdjustment(deps: Deps, command: By & { customerMark: string; amount: Money; reason: string }) {
  const { amount, reason, staffId, now, once } = command;
  const owner = await customerOf(deps, command.customerMark);
  if (!owner.ok) return owner;
  const userId = owner.value;
  const most = deps.settings.at(now).adjustmentMost;
  if (!(await isWithin(deps, amount, most))) return refuse({ code: "ADJUSTMENT_TOO_LARGE" as const, most: toDecimal(most) });
  return transact<Changed, ProposeRefusal>(
    deps.db,
    async (tx) => {
      if (!(await isCovered(tx, userId, amount))) return refuse({ code: "ADJUSTMENT_NOT_COVERED" });
      const id = await insertProposed(tx, { userId, amount, reason, staffId, at: now });
      return note(tx, { id, amount, reason, state: "proposed", action: "balance.propose", staffId, at: now });
    },
    once,
  );
}

async function isWithin(deps: Deps, amount: Money, most: Money): Promise<boolean> {
  const size = sign(amount) < 0 ? negate(amount) : amount;
  if (size.currency === "CNY") return compare(size, most) <= 0;
  const rate = (await ratesNow(deps)).find(({ currency }) => currency === size.currency)?.rate;
  return rate !== undefined && compare(size, convert(most, rate, size.currency)) <= 0;
}

async function isCovered(tx: Tx, userId: string, amount: Money): Promise<boolean> {
  return sign(amount) > 0 || compare(await balanceOf(tx, wallet(userId, amount.currency)), negate(amount)) >= 0;
}

type Refusal = { code: "ADJUSTMENT_NOT_FOUND" | "ADJUSTMENT_ENDED" };
type ConfirmRefusal = Refusal | { code: "ADJUSTMENT_SAME_PERSON" | "ADJUSTMENT_SEEN_CHANGED" | "ADJUSTMENT_NOT_COVERED" };

/** A colleague agrees to the amount they saw; it is booked, and the customer is told, in the same transaction. */
export function confirmAdjustment(
  deps: Deps,
  { adjustmentNo, seen, staffId, now, once }: By & { adjustmentNo: string; seen: Money },
) {
  return transact<Changed, ConfirmRefusal>(
    deps.db,
    async (tx) => {
      const found = await openAdjustment(tx, adjustmentNo);
      if (!found.ok) return found;
      const row = found.value;
      if (row.madeBy === staffId) return refuse({ code: "ADJUSTMENT_SAME_PERSON" });
      if (row.amount.currency !== seen.currency || row.amount.amount !== seen.amount)
        return refuse({ code: "ADJUSTMENT_SEEN_CHANGED" });
      const entryId = await book(tx, row, now);
      if (entryId === null) return refuse({ code: "ADJUSTMENT_NOT_COVERED" });
      await endAdjustment(tx, row.id, { entryId, staffId, at: now });
      await tellOwner(tx, deps, row, entryId, now);
      businessEvents.inc({ event: "balance-corrected" });
      return note(tx, { ...row, state: "posted", action: "balance.confirm", staffId, at: now });
    },
    once,
  );
}

/** The entry's id; null when the balance does not hold what is to be taken. */
async function book(tx: Tx, { id, userId, amount, reason }: Adjustment, at: Date): Promise<string | null> {
  const own = world("adjustment", amount.currency);
  const mine = wallet(userId, amount.currency);
  const size = sign(amount) < 0 ? negate(amount) : amount;
  const posted = await post(tx, {
    key: `adjust-balance:${id}`,
    kind: "adjustment",
    userId,
    at,
    subject: adjustmentNumber(id),
    facts: { reason },
    postings: [sign(amount) < 0 ? { from: mine, to: own, amount: size } : { from: own, to: mine, amount: size }],
    sources: [
      sign(amount) < 0
        ? { step: "spent", parts: [{ purse: `adjustment:${id}`, amount: size }] }
        : { step: "arrives", source: { kind: "given", amount: size, paid: size, reference: adjustmentNumber(id) } },
    ],
  });
  if (!posted.ok) return null;
  if (posted.value.already) throw new Error(`adjustment ${id} was booked before`);
  return posted.value.entryId;
}

async function tellOwner(tx: Tx, deps: Deps, { userId, amount, reason }: Adjustment, entryId: string, at: Date): Promise<void> {
  const size = sign(amount) < 0 ? negate(amount) : amount;
  await tell(tx, deps, {
    userId,
    type: "wallet",
    template: "balance-corrected",
    facts: { amount: toDecimal(size), currency: amount.currency, way: sign(amount) < 0 ? "taken" : "added", reason },
    link: `/wallet/index?billId=${entryId}`,
    mail: true,
    at,
  });
}

/** What was proposed is taken back, by whoever proposed or a colleague. */
export function dropAdjustment(
  deps: Deps,
  { adjustmentNo, reason, staffId, now, once }: By & { adjustmentNo: string; reason: string },
) {
  return transact<Changed, Refusal>(
    deps.db,
    async (tx) => {
      const found = await openAdjustment(tx, adjustmentNo);
      if (!found.ok) return found;
      await endAdjustment(tx, found.value.id, { entryId: null, staffId, at: now });
      return note(tx, { ...found.value, reason, state: "dropped", action: "balance.drop", staffId, at: now });
    },
    once,
  );
}

async function openAdjustment(tx: Tx, no: string): Promise<Result<Adjustment, Refusal>> {
  const row = await lockAdjustment(tx, no.slice(2));
  if (!row) return refuse({ code: "ADJUSTMENT_NOT_FOUND" });
  return row.state === "proposed" ? ok(row) : refuse({ code: "ADJUSTMENT_ENDED" });
}

type Noted = Pick<Adjustment, "id" | "amount" | "reason" | "state"> & { action: string; staffId: string; at: Date };

/** Audits an act on a correction and answers with how it stands now; in the act's own transaction. */
export async function note(tx: Tx, { id, amount, reason, state, action, staffId, at }: Noted) {
  const adjustmentNo = adjustmentNumber(id);
  const facts = { reason, amount: toDecimal(amount), currency: amount.currency, to: state };
  await audit(tx, { staffId, action, subject: `adjustment:${adjustmentNo}`, facts, at });
  return ok({ adjustmentNo, state });
}
