import { type Money, toDecimal, zero } from "@sihai/domain";
import { beijingMinute, beijingMonth } from "@sihai/domain/clocks";
import { csvText } from "@sihai/domain/csv";
import type { Language } from "@sihai/text";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { receiptDict } from "@sihai/text/dict/receipt";
import type { Deps } from "#platform";
import { billsBetween } from "../wallet.store.ts";
import { walletLines, walletMonth } from "./statement.store.ts";

/** More than a person does in a month; an end all the same. */
const billsMost = 100_000;
/** What tells a spreadsheet that the text is UTF-8. */
const mark = "\uFEFF";

type Asked = { userId: string; month: string; language: Language; now: Date };

/**
 * A month of a customer's wallet as a table: by currency the opening balance, each movement with the balance after it, the closing balance. Amounts are
 * plain decimals, exact to the smallest unit; no cell runs as a formula (rule F62). A month still running ends now, and one in which nothing moved says so.
 */
export async function walletStatementCsv({ db }: Deps, { userId, month, language, now }: Asked) {
  const { from, to } = beijingMonth(new Date(`${month}-15T00:00:00Z`));
  const [currencies, lines, bills, words, wallet] = await Promise.all([
    walletMonth(db, userId, from, to),
    walletLines(db, userId, from, to),
    billsBetween(db, { userId, from, to, limit: billsMost }),
    receiptDict.load(language),
    walletDict.load(language),
  ]);
  const billOf = new Map(bills.map((bill) => [bill.id, bill]));
  const isRunning = to > now;
  const row = (at: Date, what: string, balance: Money, change?: Money, subject = "") => ({
    [words.atBeijing]: beijingMinute(at),
    [words.what]: what,
    [words.reference]: subject,
    [words.currency]: balance.currency,
    [words.change]: change && toDecimal(change),
    [words.balance]: toDecimal(balance),
  });
  const known = currencies.length > 0 ? currencies : [{ currency: "CNY", opening: zero("CNY"), closing: zero("CNY") }];
  const rows = known.flatMap(({ currency, opening, closing }) => {
    const moves = lines
      .filter(({ change }) => change.currency === currency)
      .map(({ entryId, at, balance, change }) => {
        const bill = billOf.get(entryId);
        return row(at, bill ? wallet.kinds[bill.kind] : "", balance, change, bill?.subject ?? "");
      });
    const end = isRunning ? row(now, words.closingSoFar, closing) : row(new Date(to.getTime() - 1), words.closing, closing);
    return [row(from, words.opening, opening), ...(moves.length > 0 ? moves : [row(from, words.noMovements, opening)]), end];
  });
  const columns = [words.atBeijing, words.what, words.reference, words.currency, words.change, words.balance];
  return { mimeType: "text/csv; charset=utf-8", bytes: Buffer.from(mark + csvText(columns, rows), "utf8") };
}
