import type { Tones } from "./palette.ts";

/**
 * One kind of goods, drawn on an 800 × 800 sheet around its middle.
 * `stands`: it rests on a floor at `floor`; otherwise it lies flat and is seen from above.
 * `focus`: the part worth a close look. The fills `url(#body)`, `url(#soft)`, `url(#accent)` and `url(#down)` come from the scene.
 */
export type Drawing = {
  stands: boolean;
  floor?: number;
  /** Half the width of the shadow on the floor. */
  foot?: number;
  focus: readonly [number, number];
  draw(tones: Tones): string;
};

/** A filled outline as SVG; `more`: further attributes, written out. */
export function path(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

/** A line along an outline, with round ends, as wide as `width` of the sheet's 800. */
export function stroke(d: string, colour: string, width: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

/** From its upper left corner, with corners rounded by `radius`. */
export function rect(x: number, y: number, width: number, height: number, radius: number, fill: string, more = ""): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`;
}

/** A filled circle around its middle. */
export function disc(cx: number, cy: number, radius: number, fill: string, more = ""): string {
  return `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${fill}" ${more}/>`;
}

/** A filled ellipse around its middle, its axes level and upright unless `more` turns it. */
export function oval(cx: number, cy: number, rx: number, ry: number, fill: string, more = ""): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
}
