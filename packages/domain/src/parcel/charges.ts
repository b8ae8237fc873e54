import { cny, type Money, times } from "../money.ts";
import { storagePolicy } from "../storage/storage.ts";
import { measuringFee } from "../warehouse/measuring-fee.ts";

export type ChargedItem = { grams: number; sidesCm: readonly [number, number, number]; freeUntil: Date };
export type Charge = { code: "measuring" | "storage"; quantity: number; unitPrice: Money; amount: Money; how: string };

/**
 * What stored items cost beside freight when they leave: the fee after measuring (rule I-99) and ¥0.5 for every day over free
 * storage (rule F-26). Lines of nothing are left out.
 */
export function itemCharges(items: readonly ChargedItem[], now: Date): Charge[] {
  const charges: Charge[] = [];
  for (const { grams, sidesCm } of items) {
    const { fee, how } = measuringFee({ grams, longestCm: Math.max(...sidesCm) });
    if (fee.amount > 0n) charges.push({ code: "measuring", quantity: 1, unitPrice: fee, amount: fee, how });
  }
  const overdueDays = items.reduce(
    (sum, { freeUntil }) => sum + Math.max(0, Math.ceil((now.getTime() - freeUntil.getTime()) / 86_400_000)),
    0,
  );
  if (overdueDays > 0) {
    const unitPrice = cny(storagePolicy.overdueFeePerDay);
    charges.push({
      code: "storage",
      quantity: overdueDays,
      unitPrice,
      amount: times(unitPrice, overdueDays),
      how: `${overdueDays} × ${storagePolicy.overdueFeePerDay}`,
    });
  }
  return charges;
}
