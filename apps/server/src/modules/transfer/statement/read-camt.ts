import { add, compare, currencyCodes, type Money, ok, type Result, refuse, zero } from "@sihai/domain";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import {
  checkTwice,
  exactMoney,
  lineOf,
  type RawLine,
  type ReadStatement,
  type StatementFault,
  type StatementLine,
} from "./statement-line.ts";

const many = new Set(["Stmt", "Ntry", "NtryDtls", "TxDtls", "Ustrd", "Strd"]);
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  captureMetaData: true,
  isArray: (name) => many.has(name),
});
const place = XMLParser.getMetaDataSymbol().valueOf();

type Node = { [name: string]: unknown; [place]?: { startIndex?: number } };

/**
 * Reads a statement of the bank as CAMT.053 has it: what was booked and came in. An entry that is made of several payments is as many lines, which
 * have to make up its amount.
 */
export function readCamt(xml: string): ReadStatement {
  // A document type can name entities without end; no bank sends one.
  const doctype = xml.indexOf("<!DOCTYPE");
  if (doctype >= 0) return refuse({ code: "STATEMENT_NOT_READ", line: lineAt(xml, doctype) });
  const valid = XMLValidator.validate(xml);
  if (valid !== true) return refuse({ code: "STATEMENT_NOT_READ", line: valid.err.line });
  const root = nodeOf(nodeOf(parser.parse(xml)).Document);
  const statements = nodesOf(nodeOf(root.BkToCstmrStmt).Stmt);
  if (statements.length === 0) return refuse({ code: "STATEMENT_NOT_READ", line: 1 });
  const lines: StatementLine[] = [];
  let skipped = 0;
  for (const statement of statements) {
    const account = accountOf(statement);
    for (const entry of nodesOf(statement.Ntry)) {
      if (!isBookedCredit(entry)) {
        skipped += 1;
        continue;
      }
      const read = linesOfEntry(xml, entry, account);
      if (!read.ok) return read;
      lines.push(...read.value);
    }
  }
  if (lines.length + skipped === 0) return refuse({ code: "STATEMENT_EMPTY", line: 1 });
  const once = checkTwice(lines);
  return once.ok ? ok({ lines, skipped }) : once;
}

/** Booked, and came in; a reversal of what went out before is no payment of a customer. */
function isBookedCredit(entry: Node): boolean {
  const status = textOf(entry.Sts) || textOf(nodeOf(entry.Sts).Cd);
  return textOf(entry.CdtDbtInd) === "CRDT" && (status === "" || status === "BOOK") && textOf(entry.RvslInd) !== "true";
}

function linesOfEntry(xml: string, entry: Node, account: string): Result<StatementLine[], StatementFault> {
  const line = lineAt(xml, entry[place]?.startIndex ?? 0);
  const day = dayOf(entry.ValDt) || dayOf(entry.BookgDt);
  const own = textOf(entry.AcctSvcrRef) || textOf(entry.NtryRef);
  const details = nodesOf(entry.NtryDtls).flatMap(({ TxDtls }) => nodesOf(TxDtls));
  const parts = details.length > 0 ? details : [{} as Node];
  const lines: StatementLine[] = [];
  for (const [index, part] of parts.entries()) {
    const refs = nodeOf(part.Refs);
    const amount = parts.length === 1 ? nodeOf(entry.Amt) : amountOf(part);
    const number = textOf(refs.AcctSvcrRef) || (own && parts.length > 1 ? `${own}-${index + 1}` : own);
    const raw: RawLine = {
      line: lineAt(xml, part[place]?.startIndex ?? entry[place]?.startIndex ?? 0),
      ...{ account, number, day },
      amount: textOf(amount),
      currency: textOf(amount["@Ccy"]),
      payer: payerOf(part),
      reference: referenceOf(part, entry),
    };
    const read = lineOf(raw);
    if (!read.ok) return read;
    lines.push(read.value);
  }
  return isWhole(entry, lines) ? ok(lines) : refuse({ code: "STATEMENT_SUM_WRONG", line });
}

/** The payments of an entry make up its amount, to the minor unit. */
function isWhole(entry: Node, lines: readonly StatementLine[]): boolean {
  const amount = nodeOf(entry.Amt);
  const currency = currencyCodes.find((code) => code === textOf(amount["@Ccy"]));
  const whole = currency && exactMoney(textOf(amount), currency);
  if (!whole || lines.some(({ received }) => received.currency !== currency)) return false;
  const total = lines.reduce<Money>((sum, { received }) => add(sum, received), zero(whole.currency));
  return compare(total, whole) === 0;
}

function amountOf(part: Node): Node {
  const details = nodeOf(part.AmtDtls);
  return textOf(part.Amt) ? nodeOf(part.Amt) : nodeOf(nodeOf(details.TxAmt).Amt);
}

function accountOf(statement: Node): string {
  const id = nodeOf(nodeOf(statement.Acct).Id);
  return textOf(id.IBAN) || textOf(nodeOf(id.Othr).Id);
}

function payerOf(part: Node): string {
  const debtor = nodeOf(nodeOf(part.RltdPties).Dbtr);
  return textOf(debtor.Nm) || textOf(nodeOf(debtor.Pty).Nm);
}

/** What the payer wrote, and what the banks call it. */
function referenceOf(part: Node, entry: Node): string {
  const info = nodeOf(part.RmtInf);
  const structured = nodesOf(info.Strd).map(({ CdtrRefInf }) => textOf(nodeOf(CdtrRefInf).Ref));
  const written = [...listOf(info.Ustrd).map(textOf), ...structured, textOf(nodeOf(part.Refs).EndToEndId)];
  const texts = [...written, textOf(part.AddtlTxInf), textOf(entry.AddtlNtryInf)];
  return [...new Set(texts.filter((text) => text !== "" && text !== "NOTPROVIDED"))].join(" ");
}

function dayOf(given: unknown): string {
  const { Dt, DtTm } = nodeOf(given);
  return textOf(Dt).slice(0, 10) || textOf(DtTm).slice(0, 10);
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}

function nodeOf(given: unknown): Node {
  return typeof given === "object" && given !== null && !Array.isArray(given) ? (given as Node) : textNode(given);
}

function textNode(given: unknown): Node {
  return typeof given === "string" ? { "#text": given } : {};
}

function nodesOf(given: unknown): Node[] {
  return listOf(given).map(nodeOf);
}

function listOf(given: unknown): unknown[] {
  return Array.isArray(given) ? given : given === undefined ? [] : [given];
}

function textOf(given: unknown): string {
  if (typeof given === "string") return given.trim();
  const text = typeof given === "object" && given !== null ? (given as Node)["#text"] : undefined;
  return typeof text === "string" ? text.trim() : "";
}
