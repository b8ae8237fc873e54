import { type Money, negate, sum } from "@sihai/domain";
import { beijingMonth } from "@sihai/domain/clocks";
import { beijing, formatDateTime, formatMoney, formatMonth, type Language } from "@sihai/text";
import { type WalletWords, walletDict } from "@sihai/text/dict/payment-wallet";
import { type ReceiptWords, receiptDict } from "@sihai/text/dict/receipt";
import type { Deps } from "#platform";
import { type MoneyPaper, moneyPaper, type PaperSection } from "#printing";
import { spentBetween } from "../wallet/wallet.store.ts";
import { paperFacts } from "./paper-facts.ts";
import { isShown, readStatement, type StatementLine, type StatementOfCurrency } from "./read-statement.ts";

/** More lines of one currency are no paper any more; the table has them all. */
const rowsMost = 2_000;

type Asked = { userId: string; month: string; language: Language; now: Date };

/** What a month did to a customer's wallet: each currency by itself, every line of its table and its sums from opening to closing balance. */
export async function walletStatement(deps: Deps, { userId, month, language, now }: Asked) {
  const { from, to } = beijingMonth(new Date(`${month}-15T00:00:00Z`));
  const [currencies, spent, { head }] = await Promise.all([
    readStatement(deps.db, { userId, from, to }),
    spentBetween(deps.db, userId, from, to),
    paperFacts(deps, { userId, language, now }),
  ]);
  const total = sum(
    spent.map(({ amount }) => amount),
    "CNY",
  );
  const given = { month, from, to, currencies: currencies.filter(isShown), spent: total, head, now };
  return { mimeType: "application/pdf", bytes: await moneyPaper(await paperOf(given, language)) };
}

type Given = {
  month: string;
  from: Date;
  to: Date;
  currencies: readonly StatementOfCurrency[];
  /** What was paid in the month, from the balance and by card, as the wallet's page says it. */
  spent: Money;
  head: MoneyPaper["facts"];
  now: Date;
};

async function paperOf({ month, from, to, currencies, spent, head, now }: Given, language: Language): Promise<MoneyPaper> {
  const [words, wallet] = await Promise.all([receiptDict.load(language), walletDict.load(language)]);
  const isRunning = to > now;
  const time = (at: Date) => formatDateTime(at.toISOString(), language, beijing);
  const cut = currencies.some(({ rows }) => rows.length > rowsMost);
  return {
    title: words.statement(formatMonth(month, language)),
    number: "",
    facts: [...head, [words.period, `${time(from)} – ${time(isRunning ? now : new Date(to.getTime() - 1))}`]],
    sections: currencies.map((one) => sectionOf(one, { words, wallet, time, isRunning, spent })),
    groups: [],
    notes: [...(currencies.every(({ rows }) => rows.length === 0) ? [words.noBills] : []), ...(cut ? [words.cut(rowsMost)] : [])],
  };
}

type Writing = { words: ReceiptWords; wallet: WalletWords; time: (at: Date) => string; isRunning: boolean; spent: Money };

/** One currency: no column of it holds another. What a card was charged stands beside what it paid for. */
function sectionOf({ currency, opening, moneyIn, moneyOut, closing, rows }: StatementOfCurrency, writing: Writing): PaperSection {
  const { words, wallet, time, isRunning, spent } = writing;
  const whatOf = (bill: StatementLine["bill"]) => {
    const charged = bill?.card ? [words.chargedTo(formatMoney(bill.card.charged))] : [];
    return [[bill ? wallet.kinds[bill.kind] : "", bill?.subject ?? ""].filter(Boolean).join(" "), ...charged].join(" · ");
  };
  return {
    title: currency,
    table: {
      columns: [
        { title: words.at, width: 0.22 },
        { title: words.what, width: 0.38 },
        { title: words.change, width: 0.2, align: "right" },
        { title: words.balance, width: 0.2, align: "right" },
      ],
      rows: rows
        .slice(0, rowsMost)
        .map(({ at, bill, change, balance }) => [
          time(at),
          whatOf(bill),
          change ? formatMoney(change) : "–",
          formatMoney(balance),
        ]),
    },
    lines: [
      { label: `${words.opening} (${currency})`, amount: formatMoney(opening) },
      { label: words.moneyIn, amount: formatMoney(moneyIn) },
      { label: words.moneyOut, amount: formatMoney(negate(moneyOut)) },
      { label: `${isRunning ? words.closingSoFar : words.closing} (${currency})`, amount: formatMoney(closing), bold: true },
      ...(currency === "CNY" ? [{ label: words.spentInAll, amount: formatMoney(spent) }] : []),
    ],
  };
}
