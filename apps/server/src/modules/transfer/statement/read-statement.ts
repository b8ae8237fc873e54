import { ok, refuse } from "@sihai/domain";
import { readTable } from "@sihai/domain/freight/rate-cards";
import { readCamt } from "./read-camt.ts";
import { checkTwice, lineOf, type ReadStatement, type StatementLine } from "./statement-line.ts";

/** As banks without CAMT give it, with these columns in any order; what went out is below zero and left out. */
export const statementColumns = ["account", "number", "day", "amount", "currency", "payer", "reference"] as const;

/** Reads a file of the bank, CAMT.053 or CSV by what it begins with; the first thing that is wrong refuses it whole, with its line. */
export function readStatement(bytes: Uint8Array): ReadStatement {
  const text = textOf(bytes);
  if (text === null) return refuse({ code: "STATEMENT_NOT_READ", line: 1 });
  return text.trimStart().startsWith("<") ? readCamt(text) : readCsv(text);
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function readCsv(text: string): ReadStatement {
  const table = readTable("statement", text, statementColumns);
  const [broken] = table.errors;
  if (broken) return refuse({ code: broken.column === "" ? "STATEMENT_NOT_READ" : "STATEMENT_COLUMN_WRONG", line: broken.row });
  const lines: StatementLine[] = [];
  let skipped = 0;
  for (const { row, cells } of table.rows) {
    const { account = "", number = "", day = "", amount = "", currency = "", payer = "", reference = "" } = cells;
    if (/^-\d/.test(amount)) {
      skipped += 1;
      continue;
    }
    const read = lineOf({ line: row, account, number, day, amount, currency, payer, reference });
    if (!read.ok) return read;
    lines.push(read.value);
  }
  if (lines.length + skipped === 0) return refuse({ code: "STATEMENT_EMPTY", line: 1 });
  const once = checkTwice(lines);
  return once.ok ? ok({ lines, skipped }) : once;
}
