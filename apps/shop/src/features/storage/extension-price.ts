import { add, cny, type Money, times, toDecimal, zero } from "@sihai/domain";
import { dayMs } from "@sihai/domain/clocks";
import type { PublicSettings } from "@sihai/domain/setting";
import type { StoredItem } from "./stored-item.ts";

type Rules = PublicSettings["storageExtension"];

/** The part of the chosen items that can be extended by so many months, what it costs, and what overdue days of it cost. */
export function priceExtension(items: readonly StoredItem[], months: number, { feePerMonth }: Pick<Rules, "feePerMonth">) {
  const able = items.filter(({ extension }) => extension.monthsMax >= months);
  let total: Money = zero("CNY");
  let overdue: Money = zero("CNY");
  for (const { extension } of able) {
    overdue = add(overdue, cny(extension.overdueFee));
    total = add(add(total, times(feePerMonth, months)), cny(extension.overdueFee));
  }
  return { able, total: toDecimal(total), overdue: overdue.amount === 0n ? null : toDecimal(overdue) };
}

/** Until when an item lies then: from the end of free storage on, or from now when that is over. */
export function newEndOf(
  { storage }: StoredItem,
  months: number,
  now: Date,
  { daysPerMonth }: Pick<Rules, "daysPerMonth">,
): Date {
  const from = storage.phase === "free" ? new Date(storage.endsAt) : now;
  return new Date(from.getTime() + months * daysPerMonth * dayMs);
}
