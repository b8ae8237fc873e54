import type { RefusalsOf } from "@sihai/contract";
import type { importStatement } from "@sihai/contract/transfer";
import { type Currency, currencies, currencyCodes, type Money, ok, parseMoney, type Result, refuse } from "@sihai/domain";
import { isCalendarDay } from "@sihai/domain/clocks";
import { bankLineOf } from "@sihai/domain/transfer";

/** Money that came in, as a file of the bank says. `line`: where in the file. */
export type StatementLine = {
  line: number;
  account: string;
  bankLine: string;
  received: Money;
  valueDay: string;
  payer: string;
  reference: string;
};

/** What the import refuses but for what is known of lines before it. */
type FaultCode = Exclude<RefusalsOf<typeof importStatement>, "STATEMENT_TOO_LONG" | "STATEMENT_CONTRADICTS">;
export type StatementFault = { code: FaultCode; line: number };

/** `skipped`: lines of money that went out, or is not booked yet. */
export type ReadStatement = Result<{ lines: StatementLine[]; skipped: number }, StatementFault>;

export type RawLine = {
  line: number;
  account: string;
  number: string;
  amount: string;
  currency: string;
  day: string;
  payer: string;
  reference: string;
};

/** Checks what a file says of one line, field by field. Nothing is guessed: what is not plain is refused with its place. */
export function lineOf(raw: RawLine): Result<StatementLine, StatementFault> {
  const { line } = raw;
  const fault = (code: FaultCode) => refuse({ code, line });
  const currency = currencyCodes.find((code) => code === raw.currency);
  if (!currency) return fault("STATEMENT_CURRENCY_WRONG");
  const received = exactMoney(raw.amount, currency);
  if (!received || received.amount <= 0n) return fault("STATEMENT_AMOUNT_WRONG");
  const bankLine = bankLineOf(raw.number);
  if (bankLine.length < 4 || bankLine.length > 80) return fault("STATEMENT_NUMBER_MISSING");
  if (!isCalendarDay(raw.day)) return fault("STATEMENT_DAY_WRONG");
  const short = (text: string, most: number) => text.replace(/\s+/g, " ").trim().slice(0, most);
  return ok({
    ...{ line, bankLine, received, valueDay: raw.day },
    account: short(raw.account, 60),
    payer: short(raw.payer, 140),
    reference: short(raw.reference, 500),
  });
}

/** A decimal with a point, exactly as many minor units; digits beyond those of the currency are zeros or refused. */
export function exactMoney(text: string, currency: Currency): Money | null {
  const found = /^(\d{1,12})(?:\.(\d{1,5}))?$/.exec(text.trim());
  if (!found) return null;
  const [, whole = "0", fraction = ""] = found;
  const { digits } = currencies[currency];
  if (/[1-9]/.test(fraction.slice(digits))) return null;
  const kept = fraction.slice(0, digits);
  return parseMoney(kept === "" ? whole : `${whole}.${kept}`, currency);
}

/** No number of the bank stands twice in one file. */
export function checkTwice(lines: readonly StatementLine[]): Result<undefined, StatementFault> {
  const seen = new Set<string>();
  for (const { bankLine, line } of lines) {
    if (seen.has(bankLine)) return refuse({ code: "STATEMENT_TWICE", line });
    seen.add(bankLine);
  }
  return ok();
}
