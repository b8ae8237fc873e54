import { type Face, faceOf, fontFile } from "./pdf-font.ts";
import { unpackFont } from "./unpack-font.ts";

export type TextAt = {
  x: number;
  y: number;
  size?: number;
  bold?: boolean;
  width?: number;
  align?: "left" | "right";
  most?: number;
};

/** A sheet under the pen; lengths in points, 72 to the inch. */
export type Pen = {
  width: number;
  height: number;
  /** Writes a text, wrapped where a width is given; returns where the next line begins. */
  text(text: string, at: TextAt): number;
  line(fromX: number, fromY: number, toX: number, toY: number): void;
  picture(png: Buffer, box: { x: number; y: number; width: number; height: number }): void;
  newSheet(): void;
};

export const millimetre = 72 / 25.4;

/** Draws a PDF. The library comes with the first sheet, as barcodes do. */
export async function makePdf(
  size: { widthMm: number; heightMm: number },
  title: string,
  draw: (pen: Pen) => void | Promise<void>,
): Promise<Buffer> {
  const { default: Pdf } = await import("pdfkit");
  const [width, height] = [size.widthMm * millimetre, size.heightMm * millimetre];
  const doc = new Pdf({ size: [width, height], margin: 0, info: { Title: title, Producer: "Sihai", Creator: "Sihai" } });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on("end", resolve));
  const registered = new Set<Face>();

  function use(face: Face, points: number) {
    if (!registered.has(face)) doc.registerFont(face, unpackFont(fontFile(face)));
    registered.add(face);
    doc.font(face).fontSize(points);
  }
  function widthOf(text: string, points: number, bold: boolean): number {
    return runsOf(text, bold).reduce((sum, run) => {
      use(run.face, points);
      return sum + doc.widthOfString(run.text);
    }, 0);
  }
  function write(text: string, x: number, y: number, points: number, bold: boolean) {
    let at = x;
    for (const run of runsOf(text, bold)) {
      use(run.face, points);
      doc.text(run.text, at, y, { lineBreak: false });
      at += doc.widthOfString(run.text);
    }
  }

  await draw({
    width,
    height,
    text(typed, { x, y, size: points = 9, bold = false, width: room, align = "left", most = 99 }) {
      // Some keyboards type a letter and its accent apart, as Vietnamese ones do; the typefaces hold them as one.
      const text = typed.normalize("NFC");
      const rows = room === undefined ? [text] : wrap(text, room, (part) => widthOf(part, points, bold)).slice(0, most);
      for (const [index, row] of rows.entries()) {
        const indent = align === "right" ? (room ?? 0) - widthOf(row, points, bold) : 0;
        write(row, x + indent, y + index * points * 1.35, points, bold);
      }
      return y + rows.length * points * 1.35;
    },
    line(fromX, fromY, toX, toY) {
      doc.moveTo(fromX, fromY).lineTo(toX, toY).lineWidth(0.7).stroke("#000");
    },
    picture(png, box) {
      doc.image(png, box.x, box.y, { fit: [box.width, box.height], align: "center", valign: "center" });
    },
    newSheet: () => void doc.addPage(),
  });
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Stretches of a text that stand in one part of the font. */
function runsOf(text: string, bold: boolean): { face: Face; text: string }[] {
  const runs: { face: Face; text: string }[] = [];
  for (const letter of text) {
    const face = faceOf(letter, bold);
    const last = runs.at(-1);
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
}

/** Breaks at spaces, and between Chinese characters; a word wider than the room is broken where it ends. */
function wrap(text: string, room: number, widthOf: (text: string) => number): string[] {
  const rows: string[] = [];
  let row = "";
  for (const part of text.match(/[\u2e80-\uffef]|\s+|[^\s\u2e80-\uffef]+/gu) ?? []) {
    for (const piece of widthOf(part) > room ? [...part] : [part]) {
      if (row !== "" && widthOf(row + piece.trimEnd()) > room) {
        rows.push(row.trimEnd());
        row = "";
      }
      row += row === "" ? piece.trimStart() : piece;
    }
  }
  return row.trim() === "" ? rows : [...rows, row.trimEnd()];
}
