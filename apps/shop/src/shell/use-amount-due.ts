import { publicSettingsOf, sharedRead } from "@sihai/client";
import { getWallet } from "@sihai/contract/payment";
import { readSettings } from "@sihai/contract/setting";
import { add, cny, compare, percent, toDecimal } from "@sihai/domain";
import { useSession } from "./session.ts";

const freshMs = 60_000;
/** Every card of a list asks for them, some more than once. */
const useWallet = /* @__PURE__ */ sharedRead(getWallet, {}, { freshMs });
const useRules = /* @__PURE__ */ sharedRead(readSettings, {}, { freshMs, staysWithoutLogin: true });

/**
 * What the payment page will ask for an amount of CNY: the balance pays it as it is; where that is too short it opens on the card, whose surcharge
 * comes on top. Buttons that lead there carry this sum. A visitor, whose balance nobody knows, has none for all that is shown: who has one pays
 * less in the end, not more.
 */
export function useAmountDue(amount: string): { sum: string; isByCard: boolean; surcharge: string | null } {
  const status = useSession((session) => session.status);
  const wallet = useWallet(status === "user");
  const rules = useRules();
  const surchargeBp = (rules && publicSettingsOf(rules.settings))?.cardSurchargeBp ?? 0;
  const held = status === "visitor" ? "0.00" : wallet?.balances.find(({ currency }) => currency === "CNY")?.amount;
  const due = cny(amount);
  const isByCard = held !== undefined && compare(cny(held), due) < 0 && surchargeBp > 0;
  if (!isByCard) return { sum: amount, isByCard, surcharge: null };
  const surcharge = percent(due, surchargeBp);
  return { sum: toDecimal(add(due, surcharge)), isByCard, surcharge: toDecimal(surcharge) };
}
