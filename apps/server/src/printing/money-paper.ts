import { house } from "@sihai/text/papers";
import { makePdf, millimetre, type Pen } from "./pdf-page.ts";

const margin = 18 * millimetre;
const size = 9.5;

type Said = { label: string; note?: string; amount: string };
/** `within`: what its amount is made of, beneath it and out of the column that adds up. */
export type PaperLine = Said & { bold?: boolean; within?: readonly Said[] };
export type PaperTable = {
  columns: readonly { title: string; width: number; align?: "right" }[];
  rows: readonly (readonly string[])[];
};
export type PaperSection = { title: string; table: PaperTable; lines: readonly PaperLine[] };
export type MoneyPaper = {
  /** In large letters, and the name of the document. */
  title: string;
  number: string;
  facts: readonly (readonly [string, string])[];
  /** Widths as shares of the sheet. */
  table?: PaperTable;
  /** Several tables, each with a heading and its own sums. */
  sections?: readonly PaperSection[];
  /** In groups, a line between them. */
  groups: readonly (readonly PaperLine[])[];
  notes: readonly string[];
};

/** A sheet with amounts a customer takes along: whose it is, what it is about, and each amount. All texts come written. */
export function moneyPaper({ title, number, facts, table, sections = [], groups, notes }: MoneyPaper): Promise<Buffer> {
  return makePdf({ widthMm: 210, heightMm: 297 }, `${title} ${number}`.trim(), (pen) => {
    let y = pen.text(house, { x: margin, y: margin, size: 11, bold: true });
    y = pen.text(title, { x: margin, y: y + 4, size: 18, bold: true, width: roomOf(pen) });
    y = number === "" ? y : pen.text(number, { x: margin, y, size: 11 });
    y += 8;
    for (const [name, value] of facts) {
      pen.text(name, { x: margin, y, size });
      y = pen.text(value, { x: margin + 110, y, size, width: roomOf(pen) - 110 }) + 2;
    }
    if (table) y = writeTable(pen, table, y + 10);
    for (const { title: heading, table: own, lines } of sections) {
      y = pen.text(heading, { x: margin, y: below(pen, y + 14), size: 12, bold: true });
      y = writeGroup(pen, lines, writeTable(pen, own, y + 6) + 8);
    }
    for (const group of groups) y = writeGroup(pen, group, y + 8);
    for (const note of notes) y = pen.text(note, { x: margin, y: below(pen, y) + 8, size: 8.5, width: roomOf(pen) });
  });
}

const roomOf = (pen: Pen) => pen.width - 2 * margin;

/** Where the next line is written: there, or at the head of a new sheet where this one is full. */
function below(pen: Pen, y: number): number {
  if (y < pen.height - 2 * margin) return y;
  pen.newSheet();
  return margin;
}

function writeTable(pen: Pen, { columns, rows }: PaperTable, top: number): number {
  const cells = (texts: readonly string[], y: number, bold: boolean) => {
    let x = margin;
    let end = y;
    for (const [index, { width: share, align = "left" }] of columns.entries()) {
      const width = share * roomOf(pen);
      end = Math.max(end, pen.text(texts[index] ?? "", { x, y, size, bold, width: width - 6, align }));
      x += width;
    }
    return end + 3;
  };
  let y = cells(
    columns.map(({ title }) => title),
    top,
    true,
  );
  pen.line(margin, y, pen.width - margin, y);
  y += 4;
  for (const row of rows) y = cells(row, below(pen, y), false);
  return y;
}

function writeGroup(pen: Pen, lines: readonly PaperLine[], from: number): number {
  if (lines.length === 0) return from - 8;
  let y = below(pen, from);
  pen.line(margin, y, pen.width - margin, y);
  y += 6;
  for (const { label, note, amount, bold = false, within = [] } of lines) {
    y = below(pen, y);
    const top = y;
    y = pen.text(label, { x: margin, y, size, bold, width: roomOf(pen) * 0.6 });
    pen.text(amount, { x: margin + roomOf(pen) * 0.65, y: top, size, bold, width: roomOf(pen) * 0.35, align: "right" });
    if (note) y = pen.text(note, { x: margin, y, size: 8, width: roomOf(pen) * 0.6 });
    for (const part of within) y = writePart(pen, part, y + 2);
    y += 3;
  }
  return y;
}

function writePart(pen: Pen, { label, note, amount }: Said, from: number): number {
  const [x, top, indent, small] = [margin + 12, below(pen, from), 12, 8];
  const end = pen.text(label, { x, y: top, size: small, width: roomOf(pen) * 0.45 - indent });
  pen.text(amount, { x: margin + roomOf(pen) * 0.45, y: top, size: small, width: roomOf(pen) * 0.2, align: "right" });
  return note ? pen.text(note, { x, y: end, size: small, width: roomOf(pen) * 0.6 - indent }) : end;
}
