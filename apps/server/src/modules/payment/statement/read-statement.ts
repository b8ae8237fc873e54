import { type Currency, type Money, zero } from "@sihai/domain";
import type { Db } from "#platform";
import { type Bill, billsBetween } from "../wallet/wallet.store.ts";
import { type MonthOfCurrency, type WalletLine, walletLines, walletMonth } from "./statement.store.ts";

/** More than a person does in a month; an end all the same. */
const billsMost = 100_000;

/** One line of a statement: what moved in the wallet, or what was paid past it, which leaves the balance as it was. */
export type StatementLine = {
  at: Date;
  bill: Bill | null;
  /** Null: paid past the wallet. */
  change: Money | null;
  balance: Money;
};
export type StatementOfCurrency = MonthOfCurrency & { rows: StatementLine[] };

/**
 * A month of a customer's wallet, each currency by itself: the opening balance, each movement with the balance after it, the closing one. What a card paid
 * straight away stands among the yuan, where it belongs in time, and changes nothing: the paper and the table are made of this alone.
 */
export async function readStatement(db: Db, asked: { userId: string; from: Date; to: Date }): Promise<StatementOfCurrency[]> {
  const { userId, from, to } = asked;
  const [currencies, lines, bills] = await Promise.all([
    walletMonth(db, userId, from, to),
    walletLines(db, userId, from, to),
    billsBetween(db, { userId, from, to, limit: billsMost }),
  ]);
  const none = {
    currency: "CNY" as const,
    opening: zero("CNY"),
    moneyIn: zero("CNY"),
    moneyOut: zero("CNY"),
    closing: zero("CNY"),
  };
  const known = currencies.length > 0 ? currencies : [none];
  return known.map((month) => ({ ...month, rows: rowsOf(month, lines, bills) }));
}

function rowsOf({ currency, opening }: MonthOfCurrency, lines: readonly WalletLine[], bills: readonly Bill[]): StatementLine[] {
  const billOf = new Map(bills.map((bill) => [bill.id, bill]));
  const moved = lines
    .filter(({ change }) => change.currency === currency)
    .map(({ entryId, at, change, balance }) => ({ id: entryId, at, bill: billOf.get(entryId) ?? null, change, balance }));
  const past = currency === "CNY" ? bills.filter(({ id }) => !lines.some(({ entryId }) => entryId === id)) : [];
  const all = [...moved, ...past.map((bill) => ({ id: bill.id, at: bill.at, bill, change: null, balance: null }))];
  let stands = opening;
  return all
    .toSorted((a, b) => Number(BigInt(a.id) - BigInt(b.id)))
    .map(({ at, bill, change, balance }) => {
      stands = balance ?? stands;
      return { at, bill, change, balance: stands };
    });
}

/** Of several currencies those in which anything stands or moved; yuan always. */
export function isShown({ currency, rows, closing }: StatementOfCurrency): boolean {
  return currency === ("CNY" satisfies Currency) || rows.length > 0 || closing.amount !== 0n;
}
