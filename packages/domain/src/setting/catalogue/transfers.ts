import { currencyCodes } from "../../money.ts";
import { transferMethods } from "../../transfer/methods.ts";
import { unique } from "../checks.ts";
import { keyed } from "../keyed.ts";
import { announced, internal } from "../setting.ts";
import { choice, flag, list, money, optionalText, record, text, whole } from "../shape.ts";

/** An account customers pay into. What does not go for it, such as a SWIFT code inside China, is empty. */
const account = record({
  /** Stands on transfers. */
  code: text(20, /^[a-z][a-z0-9-]*$/),
  method: choice(...transferMethods),
  currency: choice(...currencyCodes),
  holder: text(80),
  bank: text(80),
  /** Or the IBAN. */
  accountNo: text(40, /^[A-Z0-9][A-Z0-9 -]{3,}$/),
  swift: optionalText(11),
  /** What a country clears by, with its name: "Sort code 04-00-04". */
  clearing: optionalText(40),
  bankAddress: optionalText(160),
  note: record({ zh: optionalText(200), en: optionalText(200) }),
  /** One transfer, in whole units of the currency. */
  least: whole("number", 1, 10_000_000),
  most: whole("number", 1, 1_000_000_000),
  /** Shown to new transfers; those that know a closed one are still credited. */
  isOpen: flag,
});

const span = (unit: "days" | "workingDays") => record({ least: whole(unit, 0, 30), most: whole(unit, 0, 30) });

/** Recharging by transfer (rules I-12 to I-41). What a payer was shown is kept on the transfer. */
export const transferSettings = {
  receivingAccounts: keyed(
    internal("transfers", list(account, 1, 60), (accounts) => [
      ...unique(
        accounts.map(({ code }) => code),
        (index) => `${index}.code`,
      ),
      ...accounts.flatMap(({ least, most }, index) => (least > most ? [{ path: `${index}.least`, code: "ORDER" as const }] : [])),
    ]),
    "code",
  ),
  /** What the receiving bank keeps of each overseas wire (rule I-27). */
  wireFee: announced("transfers", money("0", "1000", "HKD")),
  /** No balance is exchanged at rates older than this (rule F29). */
  exchangeRateDays: announced("transfers", whole("days", 1, 30)),
  /** How long a transfer nobody told us of stands, and how many of them one customer may have. */
  transferTerms: announced("transfers", record({ openDays: whole("days", 1, 60), openMost: whole("pieces", 1, 50) })),
  /**
   * A transfer for something to pay: how long it waits for its receipt, how many may stop the time to pay for one thing, and the least that is
   * left of that time when one brought too little or was declined.
   */
  payableTransfers: announced(
    "transfers",
    record({ openDays: whole("days", 1, 30), most: whole("pieces", 1, 10), leftHours: whole("hours", 1, 72) }),
  ),
  /** When the money is there (rules P-38 to P-42); `general` where a way says nothing of its own. */
  transferDays: announced(
    "transfers",
    record({ general: span("workingDays"), mainland: span("workingDays"), overseas: span("days"), wise: span("days") }),
    (days) =>
      Object.entries(days).flatMap(([way, { least, most }]) =>
        least > most ? [{ path: `${way}.least`, code: "ORDER" as const }] : [],
      ),
  ),
};
