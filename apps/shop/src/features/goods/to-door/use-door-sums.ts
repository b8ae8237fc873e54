import { useAmountDue, useSettings } from "#shop";
import { doorSums } from "./door-sums.ts";
import type { Ahead } from "./use-ahead.ts";

type Given = { ahead: Ahead | undefined; paid: string; isPaid: boolean; surcharge: string | null; owed?: string };

/**
 * The one price at the door, the same on every page: who pays by card now is told the shipping by card too, and so is who has paid and whose
 * balance is too short for it. Null where no line takes it all.
 */
export function useDoorSums({ ahead, paid, isPaid, surcharge, owed = "0.00" }: Given) {
  const surchargeBp = useSettings()?.cardSurchargeBp ?? 0;
  const later = useAmountDue(ahead?.costs?.high ?? "0.00");
  if (!ahead?.costs || !ahead.line) return null;
  const isByCard = surcharge !== null || (isPaid && later.isByCard);
  return doorSums({
    ...{ costs: ahead.costs, taxMode: ahead.line.taxMode, paid, surcharge, owed },
    shippingBp: isByCard ? surchargeBp : 0,
  });
}
