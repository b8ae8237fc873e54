import { type Money, toDecimal } from "@sihai/domain";
import { beijingMinute, beijingMonth } from "@sihai/domain/clocks";
import { csvText } from "@sihai/domain/csv";
import type { Language } from "@sihai/text";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { receiptDict } from "@sihai/text/dict/receipt";
import type { Deps } from "#platform";
import type { Bill } from "../wallet/wallet.store.ts";
import { readStatement } from "./read-statement.ts";

/** What tells a spreadsheet that the text is UTF-8. */
const mark = "\uFEFF";

type Asked = { userId: string; month: string; language: Language; now: Date };

/**
 * A month of a customer's wallet as a table: by currency the opening balance, each movement with the balance after it, the closing balance. Amounts are
 * plain decimals, exact to the smallest unit; no cell runs as a formula (rule F62). A month still running ends now, and one in which nothing moved says so.
 */
export async function walletStatementCsv({ db }: Deps, { userId, month, language, now }: Asked) {
  const { from, to } = beijingMonth(new Date(`${month}-15T00:00:00Z`));
  const [currencies, words, wallet] = await Promise.all([
    readStatement(db, { userId, from, to }),
    receiptDict.load(language),
    walletDict.load(language),
  ]);
  const isRunning = to > now;
  const row = (at: Date, what: string, balance: Money, change?: Money | null, bill?: Bill | null) => ({
    [words.atBeijing]: beijingMinute(at),
    [words.what]: what,
    [words.reference]: bill?.subject ?? "",
    [words.currency]: balance.currency,
    [words.change]: change ? toDecimal(change) : undefined,
    [words.balance]: toDecimal(balance),
    [words.cardCharged]: bill?.card ? toDecimal(bill.card.charged) : undefined,
    [words.cardCurrency]: bill?.card?.charged.currency,
  });
  const rows = currencies.flatMap(({ opening, closing, rows: moves }) => {
    const written = moves.map(({ at, bill, change, balance }) =>
      row(at, bill ? wallet.kinds[bill.kind] : "", balance, change, bill),
    );
    const end = isRunning ? row(now, words.closingSoFar, closing) : row(new Date(to.getTime() - 1), words.closing, closing);
    return [row(from, words.opening, opening), ...(written.length > 0 ? written : [row(from, words.noMovements, opening)]), end];
  });
  const columns = [words.atBeijing, words.what, words.reference, words.currency, words.change, words.balance];
  const card = [words.cardCharged, words.cardCurrency];
  return { mimeType: "text/csv; charset=utf-8", bytes: Buffer.from(mark + csvText([...columns, ...card], rows), "utf8") };
}
