import { type Money, times, toDecimal } from "../money.ts";
import type { Settings } from "../setting/settings.ts";
import { overdueDays } from "../storage/index.ts";
import { measuringFee } from "../warehouse/measuring-fee.ts";

export type ChargedItem = {
  grams: number;
  sidesCm: readonly [number, number, number];
  stockedInAt: Date;
  freeUntil: Date;
};
export type Charge = { code: "measuring" | "storage"; quantity: number; unitPrice: Money; amount: Money; how: string };
/** The rules of the day an item came in. */
export type StockInRules = (stockedInAt: Date) => Pick<Settings, "measuringTiers" | "storageTerms">;

/**
 * What stored items cost beside freight when they leave: the fee after measuring (rule I-99) and a fee for every day over free storage
 * (rule F-26), each by the rules of its stock-in. Lines of nothing are left out.
 */
export function itemCharges(items: readonly ChargedItem[], now: Date, rulesAt: StockInRules): Charge[] {
  const measuring = items.map(({ grams, sidesCm, stockedInAt }): Charge => {
    const { fee, how } = measuringFee({ grams, longestCm: Math.max(...sidesCm) }, rulesAt(stockedInAt));
    return { code: "measuring", quantity: 1, unitPrice: fee, amount: fee, how };
  });
  return [...measuring, ...storageCharges(items, now, rulesAt)].filter(({ amount }) => amount.amount > 0n);
}

/** The days of all items of one fee in one line. */
function storageCharges(items: readonly ChargedItem[], now: Date, rulesAt: StockInRules): Charge[] {
  const byFee = new Map<string, { unitPrice: Money; quantity: number }>();
  for (const { stockedInAt, freeUntil } of items) {
    const unitPrice = rulesAt(stockedInAt).storageTerms.feePerDay;
    const fee = toDecimal(unitPrice);
    byFee.set(fee, { unitPrice, quantity: (byFee.get(fee)?.quantity ?? 0) + overdueDays(freeUntil, now) });
  }
  return [...byFee].map(([fee, { unitPrice, quantity }]) => ({
    code: "storage",
    quantity,
    unitPrice,
    amount: times(unitPrice, quantity),
    how: `${quantity} × ${fee}`,
  }));
}
