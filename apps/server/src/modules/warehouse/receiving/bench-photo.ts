import type { Sharp } from "sharp";
import { loadSharp } from "#platform";

type Raw = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

const ground = "#e7ecf1";
/** How high the camera stands, in pixels, and how the goods lie, in degrees, from view to view. */
const lifts = [0, -26, 30];
const turns = [0, 3, -4];
/** An empty mat looks the same below every thing: drawn once a view. */
const mats = new Map<number, Promise<Raw>>();

/**
 * Pictures as a bench would take them, for the sandbox's autopilot: the goods on a mat, a box on a scale, a tape along it. Drawn, so
 * that the demo shows evidence that belongs to the figures beside it. One JPEG of 800 px a view; without a picture of the goods, a box.
 */
export async function goodsPhotos(name: string, views: number, goods: Buffer | null): Promise<Buffer[]> {
  const sharp = await loadSharp();
  const seen = goods && (await raw(sharp(goods).resize(520, 520, { fit: "contain", background: ground }).removeAlpha()));
  const cameras = Array.from({ length: views }, (_, view) => view % lifts.length);
  return Promise.all(cameras.map((view) => (seen ? goodsOnMat(seen, view) : boxOnMat(name, view))));
}

async function goodsOnMat(seen: Raw, view: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const lies = await raw(
    sharp(seen.data, { raw: seen.info })
      .rotate(turns[view] ?? 0, { background: ground })
      .resize(540, 540, { fit: "inside" }),
  );
  const mat = await matOf(view);
  return sharp(mat.data, { raw: mat.info })
    .composite([{ input: lies.data, raw: lies.info, left: 130, top: 110 + liftOf(view) }])
    .jpeg({ quality: 82 })
    .toBuffer();
}

async function boxOnMat(name: string, view: number): Promise<Buffer> {
  const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 360;
  const lift = liftOf(view);
  const sharp = await loadSharp();
  const box = `<rect x="210" y="${230 + lift}" width="380" height="360" rx="24" fill="hsl(${hue} 45% 62%)"/>
    <rect x="250" y="${280 + lift}" width="300" height="90" rx="12" fill="#fff" opacity=".85"/>
    <text x="400" y="${336 + lift}" font-size="34" text-anchor="middle" font-family="sans-serif" fill="#333">${escaped(name.slice(0, 12))}</text>`;
  const mat = await matOf(view);
  return sharp(mat.data, { raw: mat.info })
    .composite([{ input: Buffer.from(svg(800, 800, box)) }])
    .jpeg({ quality: 82 })
    .toBuffer();
}

function matOf(view: number): Promise<Raw> {
  const known = mats.get(view) ?? drawMat(liftOf(view));
  mats.set(view, known);
  return known;
}

async function drawMat(lift: number): Promise<Raw> {
  const sharp = await loadSharp();
  const mat = `<rect width="800" height="800" fill="${ground}"/>
    <g stroke="#cfd8e1" stroke-width="2">${gridLines()}</g>
    <rect x="60" y="${690 + lift / 4}" width="680" height="46" rx="8" fill="#f5d76e"/>
    <g fill="#5b4a12" font-family="sans-serif" font-size="22">${Array.from({ length: 14 }, (_, cm) => `<text x="${70 + cm * 48}" y="720">${cm * 5}</text>`).join("")}</g>`;
  return raw(sharp(Buffer.from(svg(800, 800, mat))).removeAlpha());
}

function liftOf(view: number): number {
  return lifts[view] ?? 0;
}

function raw(picture: Sharp): Promise<Raw> {
  return picture.raw().toBuffer({ resolveWithObject: true });
}

/** A box on a scale that shows the weight in kg. */
export function scalePhoto(grams: number): Promise<Buffer> {
  return drawn(`<rect width="800" height="600" fill="#dfe5ec"/>${carton(230, 120, 340, 240)}
    <rect x="150" y="360" width="500" height="36" rx="10" fill="#8e97a3"/>
    <rect x="200" y="396" width="400" height="130" rx="18" fill="#3c444f"/>
    <rect x="270" y="420" width="260" height="82" rx="10" fill="#0d1712"/>
    <text x="400" y="478" font-size="52" text-anchor="middle" font-family="monospace" fill="#6ff29a">${(grams / 1000).toFixed(3)} kg</text>`);
}

/** A box with a tape along it, its sides in cm below. */
export function tapePhoto(sidesCm: readonly [number, number, number]): Promise<Buffer> {
  const marks = Array.from(
    { length: 21 },
    (_, index) =>
      `<rect x="${200 + index * 20}" y="${index % 5 ? 470 : 462}" width="3" height="${index % 5 ? 16 : 24}" fill="#222"/>`,
  );
  return drawn(`<rect width="800" height="600" fill="#e9e4da"/>${carton(200, 130, 400, 310)}
    <rect x="190" y="450" width="420" height="44" rx="6" fill="#ffd43b"/>${marks.join("")}
    <text x="400" y="545" font-size="44" text-anchor="middle" font-family="sans-serif" fill="#222">${sidesCm.map((side) => side.toFixed(1)).join(" × ")} cm</text>`);
}

/** A closed box with a label on it. */
export function packedPhoto(label: string): Promise<Buffer> {
  return drawn(`<rect width="800" height="600" fill="#e3e8ee"/>${carton(150, 100, 500, 400)}
    <rect x="260" y="240" width="280" height="150" fill="#fff"/>
    <text x="400" y="330" font-size="30" text-anchor="middle" font-family="monospace" fill="#111">${escaped(label)}</text>`);
}

function carton(x: number, y: number, width: number, height: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="#c79a62"/>
    <rect x="${x + width / 2 - 16}" y="${y}" width="32" height="${height}" fill="#b5854c"/>
    <path d="M${x} ${y + height * 0.3} h${width}" stroke="#a97b45" stroke-width="3"/>`;
}

function gridLines(): string {
  return Array.from({ length: 15 }, (_, index) => `<path d="M${index * 56} 0 V800 M0 ${index * 56} H800"/>`).join("");
}

async function drawn(content: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg(800, 600, content)))
    .jpeg({ quality: 82 })
    .toBuffer();
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
}

function escaped(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
