import { type Money, ok, type Result, refuse, sign, toDecimal } from "@sihai/domain";
import * as clocks from "@sihai/domain/clocks";
import { actOnParcel, checkParcelRules, type ParcelActionRefusal, type ParcelRuleRefusal } from "@sihai/domain/parcel";
import type { Settings } from "@sihai/domain/setting";
import { clearTimer, type Deps, type PaidTrade, type Tx } from "#platform";
import { deposit, post, world } from "../../ledger/index.ts";
import { cardTold, tell } from "../../message/index.ts";
import { useDiscounts } from "../../promotion/index.ts";
import { type StoredItem, storedItemsInParcel } from "../../warehouse/index.ts";
import { moveParcel } from "../move-parcel.ts";
import { lockParcel, reduceOwed } from "../parcel.store.ts";
import type { Parcel } from "../parcel.types.ts";
import { parcelTimers } from "../timers.ts";

type Paid = Pick<PaidTrade, "userId" | "subjects" | "card" | "at">;
type Refusal = ParcelActionRefusal | ParcelRuleRefusal | { code: "PARCEL_NOT_FOUND" };

/** A parcel's deposit was paid: it goes to the packing bench. The rules are asked again, for goods may have been looked at since (rule F43). */
export async function parcelPaid(tx: Tx, paid: Paid, deps: Deps): Promise<Result<undefined, Refusal>> {
  const { userId, subjects, at } = paid;
  for (const { subjectId, amount } of inOrder(subjects)) {
    const key = { userId, parcelId: subjectId };
    const [parcel, items] = await Promise.all([lockParcel(tx, key), storedItemsInParcel(tx, key)]);
    if (!parcel) return refuse({ code: "PARCEL_NOT_FOUND" });
    if (amount.amount !== parcel.total.amount) throw new Error(`parcel ${parcel.packageNo} was paid at another price`);
    const rules = holdsFor(deps, parcel, items);
    if (!rules.ok) return rules;
    const may = actOnParcel(parcel.state, "pay");
    if (!may.ok) return may;
    await clearTimer(tx, parcelTimers.cancelUnpaid, key);
    const [moved] = await Promise.all([
      moveParcel(
        tx,
        parcel,
        { action: "pay", by: { kind: "user", id: userId }, at },
        { paidAt: at, dueAt: packingDue(parcel, at, deps.settings.at(at)) },
      ),
      payDiscount(tx, parcel, at),
      tellPaid(tx, deps, paid, { packageNo: parcel.packageNo, amount }),
    ]);
    if (!moved.ok) return moved;
  }
  return ok();
}

function tellPaid(tx: Tx, deps: Deps, paid: Paid, { packageNo, amount }: Pick<Parcel, "packageNo"> & { amount: Money }) {
  return tell(tx, deps, {
    userId: paid.userId,
    type: "parcel",
    template: "parcel-paid",
    facts: { packageNo, amountCny: toDecimal(amount), ...cardTold(paid) },
    link: `/package/detail?packageId=${packageNo}`,
    mail: true,
    at: paid.at,
  });
}

/** What was set aside is used; what it took off is paid into the deposit by the promotion, so that the deposit holds the whole freight (rule M2). */
async function payDiscount(tx: Tx, { userId, id, packageNo, discount }: Parcel, at: Date): Promise<void> {
  await useDiscounts(tx, { userId, parcelId: id, packageNo, at });
  if (sign(discount) === 0) return;
  const posted = await post(tx, {
    key: `promote-parcel:${id}`,
    kind: "promote-parcel",
    userId,
    at,
    subject: `parcel:${packageNo}`,
    postings: [{ from: world("promotion"), to: deposit(userId), amount: discount }],
  });
  if (!posted.ok) throw new Error("a promotion cannot be refused");
}

/** A balance due was paid. */
export async function backPaymentPaid(tx: Tx, { userId, subjects }: Paid): Promise<Result<undefined, Refusal>> {
  for (const { subjectId, amount } of inOrder(subjects)) {
    const parcel = await lockParcel(tx, { userId, parcelId: subjectId });
    if (!parcel) return refuse({ code: "PARCEL_NOT_FOUND" });
    await reduceOwed(tx, parcel, amount);
  }
  return ok();
}

/** The rules of warehouses and goods as they held at its submit, by what is known of the items now. */
export async function rulesHold(deps: Deps, tx: Tx, parcel: Parcel): Promise<Result<undefined, ParcelRuleRefusal>> {
  return holdsFor(deps, parcel, await storedItemsInParcel(tx, { userId: parcel.userId, parcelId: parcel.id }));
}

function holdsFor({ settings }: Deps, { country, createdAt }: Parcel, items: readonly StoredItem[]) {
  return checkParcelRules(items, country, settings.at(createdAt));
}

/** As they hold when the bench's clock begins to run. */
export type PackingRules = Pick<Settings, "deadlines" | "workingTime">;

/** By the clock of the bench, or of priority when it was paid for (rule P-17). */
export function packingDue({ charges }: Pick<Parcel, "charges">, at: Date, { deadlines, workingTime }: PackingRules): Date {
  const isPriority = charges.some(({ code }) => code === "priority-stock-out");
  const from = at.toISOString();
  return new Date(isPriority ? clocks.priorityStockOutDue(from, workingTime) : clocks.packingDue(from, deadlines));
}

function inOrder<Subject extends { subjectId: string }>(subjects: readonly Subject[]): Subject[] {
  return [...subjects].sort((a, b) => (BigInt(a.subjectId) < BigInt(b.subjectId) ? -1 : 1));
}
