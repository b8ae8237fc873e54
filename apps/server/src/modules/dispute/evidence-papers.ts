import type { EvidenceSlot } from "@sihai/adapters/payment";
import { disputeNumber } from "@sihai/domain/dispute";
import { formatMoney } from "@sihai/text";
import { evidencePaper as words } from "@sihai/text/papers";
import { type Deps, loadSharp } from "#platform";
import { makePdf, millimetre, type Pen } from "#printing";
import { readPublicFile } from "../file/index.ts";
import type { Answer } from "./answer.store.ts";
import type { Dispute } from "./dispute.store.ts";
import type { Proof } from "./read-proof.ts";

const margin = 15 * millimetre;
const sheet = { widthMm: 210, heightMm: 297 };

type Paper = { slot: EvidenceSlot; bytes: Buffer };

/** The papers an answer asks for, in English, for a bank reads them; the chosen photos on one sheet each. */
export async function evidencePapersOf(deps: Deps, answer: Answer, dispute: Dispute, proof: Proof): Promise<Paper[]> {
  const papers: Paper[] = [];
  for (const slot of answer.papers) {
    const lines = linesOf[slot](proof);
    const title = words.titles[slot];
    papers.push({ slot, bytes: await makePdf(sheet, title, (pen) => writeLines(pen, heading(dispute, title), lines)) });
  }
  if (answer.pictures.length > 0)
    papers.push({ slot: "pictures", bytes: await picturesPdf(deps, answer.pictures, dispute, proof) });
  return papers;
}

function heading({ seq, id, tradeNo }: Dispute, title: string): string[] {
  return [title, words.about(disputeNumber(seq), id, tradeNo ?? "")];
}

const time = (at: Date | null) => (at === null ? "–" : `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`);

const linesOf: Record<"receipt" | "shipping" | "correspondence", (proof: Proof) => string[]> = {
  receipt: ({ payment, orders, parcels, works, termsAcceptedAt }) => [
    ...(payment
      ? [
          words.paid(time(payment.paidAt), formatMoney(payment.charged)),
          words.of(formatMoney(payment.amount), formatMoney(payment.surcharge)),
          words.card(payment.card || "–"),
          ...(payment.billing
            ? [
                words.billed(payment.billing.name),
                words.email(payment.billing.email),
                words.phone(payment.billing.phone || "–"),
                payment.billing.address,
              ]
            : []),
        ]
      : []),
    words.terms(time(termsAcceptedAt)),
    ...orders.flatMap(({ orderNo, total, createdAt, items }) => [
      "",
      words.order(orderNo, time(createdAt), formatMoney(total)),
      ...items.map((item) => `  ${item}`),
    ]),
    ...parcels.flatMap(({ packageId, items }) => ["", words.contents(packageId), ...items.map((item) => `  ${item}`)]),
    ...works.flatMap(({ kind, items }) => ["", words.works[kind], ...items.map((item) => `  ${item}`)]),
  ],
  shipping: ({ parcels }) =>
    parcels.flatMap((parcel) => [
      words.parcel(parcel.packageId, parcel.carrier || "–", parcel.waybillNo || "–"),
      words.shippedTo(parcel.address),
      words.shippedAt(time(parcel.shippedAt)),
      words.deliveredAt(time(parcel.deliveredAt)),
      words.receivedAt(time(parcel.completedAt)),
      ...parcel.scans.map(({ at, place, text }) => `  ${[time(at), place, text].filter(Boolean).join("  ")}`),
      "",
    ]),
  correspondence: ({ correspondence }) =>
    correspondence.map(({ no, at, byStaff, text }) => `${time(at)}  ${no}  ${byStaff ? words.us : words.customer}: ${text}`),
};

function writeLines(pen: Pen, [title = "", about = ""]: string[], lines: readonly string[]): void {
  const width = pen.width - 2 * margin;
  let y = pen.text(title, { x: margin, y: margin, size: 15, bold: true });
  y = pen.text(about, { x: margin, y: y + 4, size: 9, width }) + 10;
  for (const line of lines.flatMap((text) => text.split("\n"))) {
    if (y > pen.height - 4 * margin) {
      pen.newSheet();
      y = margin;
    }
    y = line === "" ? y + 8 : pen.text(line, { x: margin, y, size: 9, width }) + 2;
  }
}

async function picturesPdf(deps: Deps, chosen: readonly string[], dispute: Dispute, proof: Proof): Promise<Buffer> {
  const sharp = await loadSharp();
  return makePdf(sheet, words.titles.pictures, async (pen) => {
    for (const [index, fileId] of chosen.entries()) {
      const known = proof.pictures.find((one) => one.fileId === fileId);
      // Which of them may go was asked when they were chosen.
      const file = known ? await readPublicFile(deps, { fileId, width: 800 }) : null;
      if (!known || !file?.ok) continue;
      if (index > 0) pen.newSheet();
      const y = pen.text(words.picture(known.of, time(known.takenAt)), { x: margin, y: margin, size: 10 });
      const jpeg = await sharp(file.value.bytes).jpeg({ quality: 80 }).toBuffer();
      const room = { width: pen.width - 2 * margin, height: pen.height - y - 2 * margin };
      pen.picture(jpeg, { x: margin, y: y + 8, ...room });
      pen.text(disputeNumber(dispute.seq), { x: margin, y: pen.height - margin, size: 8 });
    }
  });
}
