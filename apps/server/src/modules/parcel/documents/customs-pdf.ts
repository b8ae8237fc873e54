import { parseMoney, toDecimal } from "@sihai/domain";
import { customsForm, netWeights, postalLines } from "@sihai/domain/parcel";
import { customsPaper } from "@sihai/text/papers";
import { makePdf, millimetre, type Pen, printedCountry } from "#printing";
import type { Parcel } from "../parcel.types.ts";
import type { Sender } from "./sender-lines.ts";

const margin = 15 * millimetre;
const columns = [
  { title: customsPaper.columns.index, at: 0, width: 22 },
  { title: customsPaper.columns.contents, at: 24, width: 140 },
  { title: customsPaper.columns.contentsInChinese, at: 168, width: 92 },
  { title: customsPaper.columns.hsCode, at: 264, width: 52 },
  { title: customsPaper.columns.quantity, at: 318, width: 24, align: "right" },
  { title: customsPaper.columns.netWeight, at: 344, width: 50, align: "right" },
  { title: customsPaper.columns.value, at: 396, width: 54, align: "right" },
  { title: customsPaper.columns.origin, at: 456, width: 54 },
] as const;

/**
 * The customs declaration a parcel travels with, CN 22 or CN 23 by weight and value: the table the sender signs. `lineGrams`: what the
 * goods of each line weighed when they came. The receiver's number stands masked.
 */
export function customsPdf(parcel: Parcel, lineGrams: readonly number[], sender: Sender): Promise<Buffer> {
  const nets = netWeights(lineGrams, grossOf(parcel));
  return makePdf({ widthMm: 210, heightMm: 297 }, customsPaper.document(parcel.packageNo), (pen) => {
    let y = head(pen, parcel, sender);
    y = tableHead(pen, y);
    for (const [index, line] of parcel.declaration.lines.entries()) {
      if (y > pen.height - 190) {
        pen.newSheet();
        y = tableHead(pen, margin);
      }
      const cells = [
        `${index + 1}`,
        line.name.en,
        line.name.zh,
        line.hsCode,
        `${line.quantity}`,
        kilograms(nets[index] ?? 0),
        line.value,
        "CN",
      ];
      y = row(pen, y, cells);
    }
    foot(pen, y, parcel, nets);
  });
}

const grossOf = (parcel: Parcel) => parcel.actGrams ?? parcel.estGrams;
const kilograms = (grams: number) => (grams / 1000).toFixed(3);

function head(pen: Pen, parcel: Parcel, sender: Sender): number {
  const half = (pen.width - 2 * margin) / 2;
  const { address } = parcel;
  pen.text(customsPaper.title, { x: margin, y: margin, size: 17, bold: true });
  const form = customsForm({ grams: grossOf(parcel), value: parseMoney(parcel.declaration.total, "USD") });
  pen.text(customsPaper.form(form), { x: margin, y: margin + 24, size: 9 });
  pen.text(parcel.packageNo, { x: margin + half, y: margin, size: 12, bold: true, width: half, align: "right" });
  pen.text(parcel.waybillNo ?? "", { x: margin + half, y: margin + 18, size: 11, width: half, align: "right" });
  const top = margin + 46;
  pen.line(margin, top, pen.width - margin, top);
  const from = writeSender(pen, sender, top + 8);
  let to = pen.text(customsPaper.to, { x: margin + half, y: top + 8, size: 8 });
  const name = [address.consignee, address.lastName].filter(Boolean).join(" ");
  for (const [index, text] of [
    name,
    ...postalLines(address),
    printedCountry(address.country),
    customsPaper.phone(address.contact),
  ].entries())
    to = pen.text(text, { x: margin + half, y: to, size: index === 0 ? 11 : 10, bold: index === 0, width: half, most: 3 });
  if (parcel.companyName) to = pen.text(parcel.companyName, { x: margin + half, y: to, size: 10, width: half });
  if (parcel.identityMasked) to = pen.text(customsPaper.identity(parcel.identityMasked), { x: margin + half, y: to, size: 10 });
  const next = Math.max(from, to) + 10;
  pen.text(customsPaper.category, {
    x: margin,
    y: next,
    size: 9,
  });
  return next + 22;
}

/** The sender with street and phone, the number a carrier asks for, and where what cannot be delivered goes. The y below it. */
function writeSender(pen: Pen, { name, address, place, phone }: Sender, top: number): number {
  const width = (pen.width - 2 * margin) / 2 - 12;
  let y = pen.text(customsPaper.from, { x: margin, y: top, size: 8 });
  y = pen.text(name, { x: margin, y, size: 11, bold: true, width });
  for (const text of [address, place, customsPaper.phone(phone)]) y = pen.text(text, { x: margin, y, size: 10, width, most: 3 });
  return pen.text(customsPaper.undeliverable, { x: margin, y: y + 2, size: 8, width });
}

function tableHead(pen: Pen, y: number): number {
  pen.line(margin, y, pen.width - margin, y);
  for (const { title, at, width, ...rest } of columns)
    pen.text(title, { x: margin + at, y: y + 5, size: 8, bold: true, width, align: "align" in rest ? rest.align : "left" });
  pen.line(margin, y + 20, pen.width - margin, y + 20);
  return y + 25;
}

function row(pen: Pen, y: number, cells: readonly string[]): number {
  const ends = columns.map(({ at, width, ...rest }, index) =>
    pen.text(cells[index] ?? "", {
      x: margin + at,
      y,
      size: 9,
      width,
      most: 3,
      align: "align" in rest ? rest.align : "left",
    }),
  );
  return Math.max(...ends) + 5;
}

function foot(pen: Pen, y: number, parcel: Parcel, nets: readonly number[]): void {
  const net = nets.reduce((sum, grams) => sum + grams, 0);
  const pieces = parcel.declaration.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  pen.line(margin, y, pen.width - margin, y);
  const total = toDecimal(parseMoney(parcel.declaration.total, "USD"));
  row(pen, y + 6, ["", customsPaper.total, "", "", `${pieces}`, kilograms(net), total, "USD"]);
  pen.text(customsPaper.grossWeight(kilograms(grossOf(parcel))), { x: margin, y: y + 28, size: 10, bold: true });
  const end = pen.text(customsPaper.certify, { x: margin, y: y + 52, size: 8, width: pen.width - 2 * margin });
  pen.text(customsPaper.date, { x: margin, y: end + 30, size: 9 });
  pen.line(margin + 30, end + 42, margin + 150, end + 42);
  pen.text(customsPaper.signature, { x: margin + 190, y: end + 30, size: 9 });
  pen.line(margin + 280, end + 42, pen.width - margin, end + 42);
}
