import { type Money, money, ok, refuse, toDecimal } from "@sihai/domain";
import { adjustmentNumber } from "@sihai/domain/books";
import { beijingDate, beijingDateStart, dayMs } from "@sihai/domain/clocks";
import { businessEvents, type Deps, type Once, type Tx, transact } from "#platform";
import { lockForPosting, post, wallet, world } from "../../ledger/index.ts";
import { tell } from "../../message/index.ts";
import { customerOf, note } from "./adjustment.service.ts";
import { goodwillSince, insertGoodwill, lockGiver, nextAdjustmentId } from "./adjustment.store.ts";

type Gift = { userId: string; amount: Money; reason: string; staffId: string; now: Date };

/** Support adds to a balance by itself, within the limits of the day: at once, to one customer, by one member of staff. */
export async function giveGoodwill(deps: Deps, command: Omit<Gift, "userId"> & { customerMark: string; once: Once | null }) {
  const owner = await customerOf(deps, command.customerMark);
  if (!owner.ok) return owner;
  const gift = { ...command, userId: owner.value };
  return transact<{ adjustmentNo: string; state: "posted" }, { code: "GOODWILL_LIMIT"; left: string }>(
    deps.db,
    async (tx) => {
      await lockGiver(tx, gift.staffId);
      await lockForPosting(tx, gift.userId, [wallet(gift.userId), world("goodwill")]);
      const left = await leftToGive(tx, deps, gift);
      if (gift.amount.amount > left) return refuse({ code: "GOODWILL_LIMIT", left: toDecimal(money(left, "CNY")) });
      return give(tx, deps, gift);
    },
    command.once,
  );
}

/** What may still be given here and now; never below zero. Giver and wallet are locked. */
async function leftToGive(tx: Tx, deps: Deps, { userId, staffId, now }: Gift): Promise<bigint> {
  const { once, customerMonth, staffDay } = deps.settings.at(now).goodwillLimits;
  const [toCustomer, byStaff] = [
    await goodwillSince(tx, { userId }, new Date(now.getTime() - 30 * dayMs)),
    await goodwillSince(tx, { staffId }, beijingDateStart(beijingDate(now))),
  ];
  const left =
    [once.amount, customerMonth.amount - toCustomer, staffDay.amount - byStaff].toSorted((a, b) => (a < b ? -1 : 1))[0] ?? 0n;
  return left > 0n ? left : 0n;
}

async function give(tx: Tx, deps: Deps, { userId, amount, reason, staffId, now }: Gift) {
  const id = await nextAdjustmentId(tx);
  const posted = await post(tx, {
    key: `goodwill:${id}`,
    kind: "goodwill",
    userId,
    at: now,
    subject: adjustmentNumber(id),
    facts: { reason },
    postings: [{ from: world("goodwill"), to: wallet(userId), amount }],
    sources: [{ step: "arrives", source: { kind: "given", amount, paid: amount, reference: adjustmentNumber(id) } }],
  });
  if (!posted.ok || posted.value.already) throw new Error(`goodwill ${id} was given before`);
  const { entryId } = posted.value;
  await insertGoodwill(tx, { id, entryId, userId, amount, reason, staffId, at: now });
  await tell(tx, deps, {
    userId,
    type: "wallet",
    template: "goodwill-given",
    facts: { amountCny: toDecimal(amount), reason },
    link: `/wallet/index?billId=${entryId}`,
    mail: true,
    at: now,
  });
  businessEvents.inc({ event: "goodwill-given" });
  const noted = await note(tx, { id, amount, reason, state: "posted", action: "balance.goodwill", staffId, at: now });
  return ok({ ...noted.value, state: "posted" as const });
}
