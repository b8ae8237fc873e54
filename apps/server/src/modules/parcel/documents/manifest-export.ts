import { beijingMinute } from "@sihai/domain/clocks";
import { csvText } from "@sihai/domain/csv";
import { manifestPaper } from "@sihai/text/papers";
import { makePdf, millimetre, type Pen } from "#printing";
import type { HandedParcel, Manifest } from "../dispatch/manifest.store.ts";

const margin = 15 * millimetre;
const rowHeight = 18;

/** The list as a table for the carrier's own system; no cell runs as a formula (rule F62). */
export function manifestCsv({ manifestNo, carrier }: Manifest, parcels: readonly HandedParcel[]): string {
  const columns = [
    ...["manifest", "carrier", "no", "parcel", "waybill", "country", "postcode", "weight_g", "sides_cm", "line"],
    ...["email", "pickup"],
  ];
  return csvText(
    columns,
    parcels.map((parcel, index) => ({
      manifest: manifestNo,
      carrier,
      no: index + 1,
      parcel: parcel.packageNo,
      waybill: parcel.waybillNo,
      country: parcel.country,
      postcode: parcel.zip,
      weight_g: parcel.grams,
      sides_cm: parcel.sidesCm.join(" x "),
      line: parcel.lineName,
      email: parcel.email,
      pickup: parcel.pickupCode ?? "",
    })),
  );
}

/** The list the carrier signs. */
export function manifestPdf(manifest: Manifest, parcels: readonly HandedParcel[]): Promise<Buffer> {
  return makePdf({ widthMm: 210, heightMm: 297 }, manifest.manifestNo, (pen) => {
    let y = head(pen, manifest);
    for (const [index, parcel] of parcels.entries()) {
      if (y > pen.height - 110) {
        pen.newSheet();
        y = head(pen, manifest);
      }
      const weight = manifestPaper.weight((parcel.grams / 1000).toFixed(3));
      cells(pen, y, [`${index + 1}`, parcel.packageNo, parcel.waybillNo ?? "", parcel.country, weight, parcel.lineName], false);
      y += rowHeight;
    }
    pen.line(margin, y, pen.width - margin, y);
    const grams = parcels.reduce((sum, parcel) => sum + parcel.grams, 0);
    pen.text(manifestPaper.total(parcels.length, (grams / 1000).toFixed(3)), { x: margin, y: y + 8, size: 11, bold: true });
    pen.text(manifestPaper.handedOverBy, { x: margin, y: y + 46, size: 9 });
    pen.line(margin + 80, y + 58, margin + 230, y + 58);
    pen.text(manifestPaper.signature, { x: margin + 260, y: y + 46, size: 9 });
    pen.line(margin + 350, y + 58, pen.width - margin, y + 58);
  });
}

function head(pen: Pen, { manifestNo, carrier, at }: Manifest): number {
  pen.text(manifestPaper.title(manifestNo), { x: margin, y: margin, size: 16, bold: true });
  pen.text(manifestPaper.taken(carrier, beijingMinute(at)), { x: margin, y: margin + 24, size: 10 });
  const y = margin + 48;
  pen.line(margin, y, pen.width - margin, y);
  cells(pen, y + 5, Object.values(manifestPaper.columns), true);
  pen.line(margin, y + 22, pen.width - margin, y + 22);
  return y + 27;
}

const starts = [0, 28, 150, 280, 312, 376] as const;
const widths = [26, 118, 126, 30, 60, 134] as const;
function cells(pen: Pen, y: number, texts: readonly string[], bold: boolean): void {
  for (const [index, text] of texts.entries())
    pen.text(text, { x: margin + (starts[index] ?? 0), y, size: 9, bold, width: widths[index] ?? 60, most: 1 });
}
