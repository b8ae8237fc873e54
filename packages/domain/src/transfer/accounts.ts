import { type Currency, currencies, type Money, money } from "../money.ts";
import type { Settings } from "../setting/index.ts";
import type { TransferMethod } from "./methods.ts";

/** An account customers pay into (rule I-41), a setting. */
export type ReceivingAccount = Settings["receivingAccounts"][number];
export type Accounts = Pick<Settings, "receivingAccounts">;

/** Where a transfer in a currency goes now; null where that way is not open. */
export function accountFor({ receivingAccounts }: Accounts, method: TransferMethod, currency: Currency): ReceivingAccount | null {
  return receivingAccounts.find((one) => one.isOpen && one.method === method && one.currency === currency) ?? null;
}

/** The open accounts of a way, one for each currency, in the operator's order. */
export function accountsOf({ receivingAccounts }: Accounts, method: TransferMethod): ReceivingAccount[] {
  const open = receivingAccounts.filter((one) => one.isOpen && one.method === method);
  return open.filter(({ currency }, index) => open.findIndex((one) => one.currency === currency) === index);
}

/** The least and the most one transfer into an account may be. */
export function transferLimits({ least, most, currency }: Pick<ReceivingAccount, "least" | "most" | "currency">): {
  least: Money;
  most: Money;
} {
  const unit = 10n ** BigInt(currencies[currency].digits);
  return { least: money(BigInt(least) * unit, currency), most: money(BigInt(most) * unit, currency) };
}
