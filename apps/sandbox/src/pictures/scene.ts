import type { Drawing } from "./drawing.ts";
import { type DrawingId, drawings } from "./drawings/index.ts";
import { mix, type PaletteId, palettes, type Tones, tonesOf } from "./palette.ts";

/** The compositions of one product: straight on, tilted before a disc, two together, close up, and on a coloured ground. */
export const views = ["front", "tilt", "pair", "detail", "bold"] as const;
export type ViewId = (typeof views)[number];

/** Whether a picture's address names one of these compositions. */
export function isViewId(text: string): text is ViewId {
  return views.some((view) => view === text);
}

/** Draws one product picture as a complete SVG document of 800 × 800. */
export function drawPicture(drawingId: DrawingId, paletteId: PaletteId, view: ViewId): string {
  const drawing: Drawing = drawings[drawingId];
  const tones = tonesOf(paletteId);
  const ground = palettes[paletteId].ground;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800">` +
    definitions(tones, view === "bold" ? mix(ground, tones.base, 0.3) : ground) +
    `<rect width="800" height="800" fill="url(#ground)"/>${compose[view](drawing, tones, ground)}</svg>`
  );
}

const compose: Record<ViewId, (drawing: Drawing, tones: Tones, ground: string) => string> = {
  front: (drawing, tones, ground) => table(drawing, ground) + goods(drawing, tones, "translate(-20 -24) scale(1.05)"),
  tilt: (drawing, tones, ground) =>
    `<circle cx="400" cy="410" r="318" fill="${mix(ground, tones.base, 0.16)}"/>` +
    goods(drawing, tones, drawing.stands ? "translate(60 64) scale(.85)" : "rotate(-9 400 400) translate(48 48) scale(.88)"),
  pair: (drawing, tones, ground) => {
    const edge = drawing.stands ? 70 + 0.58 * (drawing.floor ?? 640) : 480;
    const behind = drawing.stands ? "translate(330 96) scale(.58)" : "translate(356 96) rotate(9 230 230) scale(.58)";
    const before = drawing.stands ? "translate(-20 206) scale(.7)" : "translate(-8 206) rotate(-5 280 280) scale(.7)";
    return (
      `<rect y="${edge}" width="800" height="${800 - edge}" fill="${mix(ground, tones.base, 0.14)}"/>` +
      goods(drawing, tones, behind) +
      goods(drawing, tones, before)
    );
  },
  detail: (drawing, tones) => {
    const [x, y] = drawing.focus;
    return goods(drawing, tones, `translate(${400 - x * 1.95} ${400 - y * 1.95}) scale(1.95)`);
  },
  bold: (drawing, tones, ground) =>
    `<path d="M0 620 C200 540 560 700 800 560 L800 800 L0 800 Z" fill="${mix(ground, tones.base, 0.42)}" opacity=".7"/>` +
    `<circle cx="640" cy="170" r="90" fill="${mix(ground, tones.base, 0.4)}"/>` +
    goods(drawing, tones, drawing.stands ? "translate(40 40) scale(.9)" : "rotate(6 400 400) translate(40 40) scale(.9)"),
};

/** A quiet table edge behind goods that stand. */
function table({ stands, floor = 640 }: Drawing, ground: string): string {
  const edge = floor - 50;
  return stands ? `<rect y="${edge}" width="800" height="${800 - edge}" fill="${mix(ground, "#5c4a33", 0.06)}"/>` : "";
}

function goods(drawing: Drawing, tones: Tones, transform: string): string {
  const shadow = drawing.stands ? floorShadow(drawing) : "";
  const filter = drawing.stands ? "" : ` filter="url(#lift)"`;
  return `<g transform="${transform}">${shadow}<g${filter}>${drawing.draw(tones)}</g></g>`;
}

function floorShadow({ floor = 640, foot = 200 }: Drawing): string {
  return (
    `<ellipse cx="${412}" cy="${floor + 2}" rx="${foot * 1.28}" ry="${foot * 0.2}" fill="url(#shadow)"/>` +
    `<ellipse cx="400" cy="${floor}" rx="${foot * 0.98}" ry="${foot * 0.075}" fill="#1b2233" opacity=".16"/>`
  );
}

function definitions(tones: Tones, ground: string): string {
  const linear = (id: string, direction: string, stops: [number, string][]) =>
    `<linearGradient id="${id}" ${direction}>${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join("")}</linearGradient>`;
  return (
    "<defs>" +
    linear("body", `x1="0" y1="0" x2="1" y2=".35"`, [
      [0, tones.tint],
      [0.45, tones.base],
      [1, tones.shade],
    ]) +
    linear("soft", `x1="0" y1="0" x2="1" y2="0"`, [
      [0, tones.base],
      [1, tones.shade],
    ]) +
    linear("ground", `x1="0" y1="0" x2="0" y2="1"`, [
      [0, mix(ground, "#ffffff", 0.32)],
      [1, mix(ground, "#4a4030", 0.035)],
    ]) +
    `<radialGradient id="shadow"><stop offset="0" stop-color="#1b2233" stop-opacity=".26"/><stop offset=".55" stop-color="#1b2233" stop-opacity=".1"/><stop offset="1" stop-color="#1b2233" stop-opacity="0"/></radialGradient>` +
    `<filter id="lift" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur in="SourceAlpha" stdDeviation="16"/><feOffset dx="10" dy="22"/><feComponentTransfer><feFuncA type="linear" slope=".2"/></feComponentTransfer><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>` +
    "</defs>"
  );
}
