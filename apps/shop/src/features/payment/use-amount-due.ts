import { getWallet } from "@sihai/contract/payment";
import { add, cny, compare, percent, toDecimal } from "@sihai/domain";
import { useEndpoint, useSession, useSettings } from "#shop";

/**
 * What the payment page will ask for an amount of CNY: the balance pays it as it is; where that is too short it opens on the card, whose surcharge
 * comes on top. Buttons that lead there carry this sum. A visitor, whose balance nobody knows, is told the sum itself.
 */
export function useAmountDue(amount: string): { sum: string; isByCard: boolean; surcharge: string | null } {
  const isMember = useSession(({ status }) => status === "user");
  const wallet = useEndpoint(getWallet, {}, { freshMs: 60_000, enabled: isMember });
  const surchargeBp = useSettings()?.cardSurchargeBp ?? 0;
  const held = wallet.data?.balances.find(({ currency }) => currency === "CNY")?.amount;
  const due = cny(amount);
  const isByCard = held !== undefined && compare(cny(held), due) < 0 && surchargeBp > 0;
  if (!isByCard) return { sum: amount, isByCard, surcharge: null };
  const surcharge = percent(due, surchargeBp);
  return { sum: toDecimal(add(due, surcharge)), isByCard, surcharge: toDecimal(surcharge) };
}
