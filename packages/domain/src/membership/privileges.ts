import { type Money, money } from "../money.ts";
import type { Settings } from "../setting/index.ts";

/** Share of everybody's price or reward, in basis points. */
const whole = 10_000;

/** How many of the credits everybody earns a member of a level does, in basis points (rule J-45). */
export function creditsShareBp(level: number, { creditsShareByLevelBp }: Pick<Settings, "creditsShareByLevelBp">): number {
  return creditsShareByLevelBp[level] ?? whole;
}

/** The terms of storage for goods that come in for a member of a level. */
export function storageTermsOf(
  level: number,
  { storageTerms, storageDaysByLevel }: Pick<Settings, "storageTerms" | "storageDaysByLevel">,
): Settings["storageTerms"] {
  return { ...storageTerms, freeDays: storageTerms.freeDays + (storageDaysByLevel[level] ?? 0) };
}

type Prices = Readonly<Record<string, Money>>;
type ServicePrices = { purchaseServicePrices: Prices; itemServicePrices: Prices };

/** The rules as they are for a member of a level: services chosen for goods at the member's price. Half a fen goes to the member. */
export function memberRules<Rules extends ServicePrices & Pick<Settings, "memberServiceOffBp">>(
  rules: Rules,
  level: number,
): Rules {
  const offBp = rules.memberServiceOffBp[level] ?? 0;
  const { purchaseServicePrices, itemServicePrices } = rules;
  return {
    ...rules,
    purchaseServicePrices: reduced(purchaseServicePrices, offBp),
    itemServicePrices: reduced(itemServicePrices, offBp),
  };
}

function reduced(prices: Prices, offBp: number): Prices {
  return Object.fromEntries(Object.entries(prices).map(([name, price]) => [name, memberPrice(price, offBp)]));
}

function memberPrice({ amount, currency }: Money, offBp: number): Money {
  return money((amount * BigInt(whole - offBp)) / BigInt(whole), currency);
}
