import { parseLink } from "./parse-link.ts";

/** One row of a list of links somebody keeps: what was in the link's cell, and how many of it with which remark. */
export type LinkRow = { text: string; quantity: number | null; remark: string };

export const linkRowsMax = 100;
const quantityMax = 9999;
const remarkMax = 140;

const columnNames = {
  text: /^(?:links?|urls?|product ?(?:link|url)|item ?(?:link|url)|商品?链接|网址|地址)$/i,
  quantity: /^(?:qty|quantity|number|pieces|count|数量|件数)$/i,
  remark: /^(?:remarks?|notes?|comments?|variant|option|spec|备注|规格|说明)$/i,
};

/**
 * Reads a table of links (CSV with commas, semicolons or tabs). Columns are found by their names; without a head, the link is the first
 * cell that holds one. Rows without anything are left out; rows whose link is unknown stay, so that they can be told. At most
 * `linkRowsMax` rows.
 */
export function readLinkTable(csv: string): LinkRow[] {
  const rows = readCells(csv.replace(/^\uFEFF/, "")).filter((cells) => cells.some((cell) => cell !== ""));
  const [head = []] = rows;
  const column = (name: RegExp) => head.findIndex((cell) => name.test(cell));
  const at = { text: column(columnNames.text), quantity: column(columnNames.quantity), remark: column(columnNames.remark) };
  const hasHead = at.text >= 0 || (!head.some(holdsLink) && (at.quantity >= 0 || at.remark >= 0));
  return rows
    .slice(hasHead ? 1 : 0)
    .map((cells) => ({
      text: cells[at.text] || cells.find(holdsLink) || cells.find((cell) => cell !== "") || "",
      quantity: quantityOf(cells[at.quantity]),
      remark: (cells[at.remark] ?? "").slice(0, remarkMax),
    }))
    .slice(0, linkRowsMax);
}

function holdsLink(cell: string): boolean {
  const verdict = parseLink(cell);
  return verdict.kind !== "unsupported" || verdict.reason !== "no-link";
}

function quantityOf(cell: string | undefined): number | null {
  return cell !== undefined && /^\d{1,4}$/.test(cell) && Number(cell) > 0 ? Math.min(quantityMax, Number(cell)) : null;
}

/** Cells of a table, trimmed; quotes may hold separators, line ends and doubled quotes. */
function readCells(csv: string): string[][] {
  const separator = separatorOf(csv);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at <= csv.length; at++) {
    const letter = csv[at];
    if (letter === undefined || (!isQuoted && (letter === separator || letter === "\n" || letter === "\r"))) {
      row.push(cell.trim());
      cell = "";
      if (letter === separator) continue;
      rows.push(row);
      row = [];
    } else if (letter !== '"') cell += letter;
    else if (isQuoted && csv[at + 1] === '"') cell += csv[++at];
    else if (isQuoted || cell.trim() === "") isQuoted = !isQuoted;
    else cell += letter;
  }
  return rows;
}

function separatorOf(csv: string): string {
  const line = csv.slice(0, 2000).split(/\r?\n/, 1)[0] ?? "";
  return [",", ";", "\t"].toSorted((a, b) => line.split(b).length - line.split(a).length)[0] ?? ",";
}
