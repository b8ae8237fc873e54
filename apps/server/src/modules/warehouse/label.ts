import bwipjs from "bwip-js/node";

/** A number as Code 128, drawn as SVG for a label printer. */
export function code128(text: string): string {
  return bwipjs.toSVG({ bcid: "code128", text, height: 14, includetext: true, textxalign: "center" });
}
