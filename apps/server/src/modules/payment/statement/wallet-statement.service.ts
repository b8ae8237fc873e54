import { type Money, negate, sign, toDecimal } from "@sihai/domain";
import { beijingMonth } from "@sihai/domain/clocks";
import { beijing, formatAmount, formatDateTime, formatMonth, type Language } from "@sihai/text";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { receiptDict } from "@sihai/text/dict/receipt";
import type { Deps } from "#platform";
import { type MoneyPaper, moneyPaper } from "#printing";
import { type Bill, billsBetween } from "../wallet.store.ts";
import { type MonthOfCurrency, walletMonth } from "./statement.store.ts";

const billsMost = 2_000;

type Asked = { userId: string; month: string; language: Language; now: Date };

/** What a month did to a customer's wallet: each currency from its opening to its closing balance, then every bill. */
export async function walletStatement({ db }: Deps, { userId, month, language, now }: Asked) {
  const { from, to } = beijingMonth(new Date(`${month}-15T00:00:00Z`));
  const [currencies, bills, customer] = await Promise.all([
    walletMonth(db, userId, from, to),
    billsBetween(db, { userId, from, to, limit: billsMost + 1 }),
    db.selectFrom("app_user").select("email").where("id", "=", userId).executeTakeFirstOrThrow(),
  ]);
  const given = { month, from, to, currencies, bills, email: customer.email, now };
  return { mimeType: "application/pdf", bytes: await moneyPaper(await paperOf(given, language)) };
}

type Given = {
  month: string;
  from: Date;
  to: Date;
  currencies: readonly MonthOfCurrency[];
  bills: readonly Bill[];
  email: string;
  now: Date;
};

const written = (amount: Money) => formatAmount(toDecimal(amount), amount.currency);

async function paperOf({ month, from, to, currencies, bills, email, now }: Given, language: Language): Promise<MoneyPaper> {
  const [words, wallet] = await Promise.all([receiptDict.load(language), walletDict.load(language)]);
  const isRunning = to > now;
  const time = (at: Date) => formatDateTime(at.toISOString(), language, beijing);
  const moved = currencies.filter(
    (one) => one.currency === "CNY" || sign(one.moneyIn) + sign(one.moneyOut) + sign(one.closing) > 0,
  );
  return {
    title: words.statement(formatMonth(month, language)),
    number: "",
    facts: [
      [words.issuedTo, email],
      [words.period, `${time(from)} – ${time(isRunning ? now : new Date(to.getTime() - 1))}`],
      [words.issuedAt, time(now)],
    ],
    table: {
      columns: [
        { title: words.at, width: 0.22 },
        { title: words.what, width: 0.38 },
        { title: words.change, width: 0.2, align: "right" },
        { title: words.balance, width: 0.2, align: "right" },
      ],
      rows: bills
        .slice(0, billsMost)
        .map(({ at, kind, subject, change, balanceAfter }) => [
          time(at),
          [wallet.kinds[kind], subject ?? ""].filter(Boolean).join(" "),
          sign(change) === 0 ? "–" : written(change),
          balanceAfter === null ? "–" : written(balanceAfter),
        ]),
    },
    groups: moved.map(({ currency, opening, moneyIn, moneyOut, closing }) => [
      { label: `${words.opening} (${currency})`, amount: written(opening) },
      { label: words.moneyIn, amount: written(moneyIn) },
      { label: words.moneyOut, amount: written(negate(moneyOut)) },
      { label: `${isRunning ? words.closingSoFar : words.closing} (${currency})`, amount: written(closing), bold: true },
    ]),
    notes: [...(bills.length === 0 ? [words.noBills] : []), ...(bills.length > billsMost ? [words.cut(billsMost)] : [])],
  };
}
