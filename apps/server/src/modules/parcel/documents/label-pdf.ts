import { postalLines } from "@sihai/domain/parcel";
import { labelPaper } from "@sihai/text/papers";
import { code128Picture, makePdf, millimetre, type Pen, printedCountry } from "#printing";
import type { Parcel } from "../parcel.types.ts";
import type { Sender } from "./sender-lines.ts";

const margin = 5 * millimetre;

/** The label of a parcel, 10 × 15 cm: line and country, the barcode of its waybill, the address as it is written there. */
export async function labelPdf(parcel: Parcel, sender: Sender): Promise<Buffer> {
  const { packageNo, address, line, waybillNo } = parcel;
  const number = waybillNo ?? packageNo;
  const barcode = await code128Picture(number);
  return makePdf({ widthMm: 100, heightMm: 150 }, packageNo, (pen) => {
    const room = pen.width - 2 * margin;
    pen.text(line.name.en, { x: margin, y: 14, size: 12, bold: true, width: room - 62, most: 2 });
    pen.text(parcel.country, { x: pen.width - margin - 60, y: 8, size: 30, bold: true, width: 60, align: "right" });
    pen.line(margin, 52, pen.width - margin, 52);
    pen.picture(barcode, { x: margin, y: 60, width: room, height: 62 });
    const label = waybillNo === null ? labelPaper.parcel(packageNo) : labelPaper.waybill(parcel.carrier, waybillNo);
    pen.text(label, { x: margin, y: 126, size: 10, bold: true });
    pen.line(margin, 146, pen.width - margin, 146);
    let y = writeSender(pen, sender, 150);
    pen.line(margin, y + 3, pen.width - margin, y + 3);
    y = pen.text(labelPaper.to, { x: margin, y: y + 7, size: 8 });
    y = pen.text([address.consignee, address.lastName].filter(Boolean).join(" "), {
      x: margin,
      y,
      size: 15,
      bold: true,
      width: room,
      most: 2,
    });
    for (const row of postalLines(address)) y = pen.text(row, { x: margin, y, size: 12, width: room, most: 4 });
    y = pen.text(printedCountry(parcel.country), {
      x: margin,
      y,
      size: 13,
      bold: true,
      width: room,
    });
    pen.text(labelPaper.phone(address.contact), { x: margin, y: y + 2, size: 10, width: room });

    const foot = pen.height - 58;
    pen.line(margin, foot, pen.width - margin, foot);
    const grams = parcel.actGrams ?? parcel.estGrams;
    pen.text(labelPaper.weight((grams / 1000).toFixed(3)), { x: margin, y: foot + 8, size: 16, bold: true });
    pen.text(labelPaper.size(parcel.actSidesCm ?? parcel.estSidesCm), { x: margin + 100, y: foot + 12, size: 10 });
    pen.text(packageNo, { x: margin, y: foot + 34, size: 11, bold: true });
    if (parcel.pickupCode !== null) pen.text(labelPaper.pickup(parcel.pickupCode), { x: margin + 150, y: foot + 34, size: 10 });
  });
}

/** The sender's whole address: what cannot be delivered is returned to it. The y below it. */
function writeSender(pen: Pen, { name, address, place, phone }: Sender, top: number): number {
  const at = { x: margin, size: 7, width: pen.width - 2 * margin };
  let y = pen.text(labelPaper.from(name), { ...at, y: top, bold: true });
  y = pen.text(`${address}, ${place}`, { ...at, y, most: 2 });
  return pen.text(labelPaper.returnTo(phone), { ...at, y });
}
