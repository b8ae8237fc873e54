/** A number as Code 128 without words, as a PNG for a PDF. */
export async function code128Picture(text: string): Promise<Buffer> {
  const { default: bwipjs } = await import("bwip-js/node");
  return bwipjs.toBuffer({ bcid: "code128", text, height: 14, scale: 3, includetext: false });
}

/** A number as Code 128, drawn as SVG for a label printer. The drawing library (13 MB in memory) comes with the first label. */
export async function code128(text: string): Promise<string> {
  const { default: bwipjs } = await import("bwip-js/node");
  return bwipjs.toSVG({ bcid: "code128", text, height: 14, includetext: true, textxalign: "center" });
}
