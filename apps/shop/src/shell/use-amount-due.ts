import { useEndpoint, useSettings } from "@sihai/client";
import { getWallet } from "@sihai/contract/payment";
import { add, cny, compare, percent, toDecimal } from "@sihai/domain";
import { useSession } from "./session.ts";

/**
 * What the payment page will ask for an amount of CNY: the balance pays it as it is; where that is too short it opens on the card, whose surcharge
 * comes on top. Buttons that lead there carry this sum. A visitor, whose balance nobody knows, has none for all that is shown: who has one pays
 * less in the end, not more.
 */
export function useAmountDue(amount: string): { sum: string; isByCard: boolean; surcharge: string | null } {
  const status = useSession((session) => session.status);
  const wallet = useEndpoint(getWallet, {}, { freshMs: 60_000, enabled: status === "user" });
  const surchargeBp = useSettings()?.cardSurchargeBp ?? 0;
  const held = status === "visitor" ? "0.00" : wallet.data?.balances.find(({ currency }) => currency === "CNY")?.amount;
  const due = cny(amount);
  const isByCard = held !== undefined && compare(cny(held), due) < 0 && surchargeBp > 0;
  if (!isByCard) return { sum: amount, isByCard, surcharge: null };
  const surcharge = percent(due, surchargeBp);
  return { sum: toDecimal(add(due, surcharge)), isByCard, surcharge: toDecimal(surcharge) };
}
