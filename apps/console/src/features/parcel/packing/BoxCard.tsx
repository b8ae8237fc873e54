import { formatSize, formatWeight } from "@sihai/text";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { Card } from "@sihai/ui";
import { useDict, useLanguage } from "#console";
import { useLocal } from "#desk";
import type { ParcelOnBench } from "./parcel-on-bench.ts";

/** The box that fits by the estimate, drawn with its inner sides. */
export function BoxCard({ read: { box } }: { read: ParcelOnBench }) {
  const words = useDict(consolePackingDict);
  const language = useLanguage();
  const local = useLocal();
  if (box === null) return <Card title={words.box}>{words.noBox}</Card>;
  return (
    <Card title={words.box} aside={<span className="text-title font-bold">{box.code}</span>}>
      <div className="flex flex-wrap items-center gap-4">
        <BoxPicture sidesCm={box.sidesCm} isBag={box.kind === "bag"} />
        <div className="min-w-0">
          <p className="font-semibold">{local(box.name)}</p>
          <p className="text-body">{formatSize(box.sidesCm, language)}</p>
          <p className="text-note text-grey">
            {words.boxBears(formatWeight(box.grams, language), formatWeight(box.maxGrams, language))}
          </p>
        </div>
      </div>
    </Card>
  );
}

const pictureSizePx = 96;

/** So much of a dark colour in a light one: two sides and the lid, as light falls on them. */
const shadesOf = (dark: string, light: string, shares: readonly number[]) =>
  shares.map((share) => `color-mix(in srgb, var(--color-${dark}) ${share}%, var(--color-${light}))`);
const cardboardShades = shadesOf("warn", "warn-soft", [55, 72, 38]);
const filmShades = shadesOf("ink-soft", "brand-soft", [40, 58, 22]);

/** A box seen from a corner, its sides in proportion, each with its length. */
function BoxPicture({ sidesCm: [length, width, height], isBag }: { sidesCm: [number, number, number]; isBag: boolean }) {
  // Seen at 30°: x runs to the right, y to the left, z upwards.
  const unit = pictureSizePx / ((length + width) * 0.87);
  const [x, y, z] = [length * unit, width * unit, Math.max(height * unit, 8)];
  const right = { x: x * 0.87, y: -x * 0.5 };
  const left = { x: -y * 0.87, y: -y * 0.5 };
  const origin = { x: y * 0.87 + 26, y: z + (x + y) * 0.5 + 14 };
  const point = (...parts: { x: number; y: number }[]) =>
    parts.reduce((sum, part) => ({ x: sum.x + part.x, y: sum.y + part.y }), origin);
  const up = { x: 0, y: -z };
  const path = (...points: { x: number; y: number }[]) => points.map(({ x: px, y: py }) => `${px},${py}`).join(" ");
  const front = point();
  const [a, b] = [point(right), point(left)];
  const [frontRight, frontLeft, lid] = isBag ? filmShades : cardboardShades;
  const label = "fill-grey text-note";
  return (
    <svg
      aria-hidden
      width={pictureSizePx + 64}
      height={z + (x + y) * 0.5 + 32}
      viewBox={`0 0 ${pictureSizePx + 64} ${z + (x + y) * 0.5 + 32}`}
      className="shrink-0"
    >
      <polygon points={path(front, a, point(right, up), point(up))} style={{ fill: frontRight }} />
      <polygon points={path(front, b, point(left, up), point(up))} style={{ fill: frontLeft }} />
      <polygon points={path(point(up), point(right, up), point(right, left, up), point(left, up))} style={{ fill: lid }} />
      <text x={(front.x + a.x) / 2 + 4} y={(front.y + a.y) / 2 + 14} className={label}>
        {length}
      </text>
      <text x={(front.x + b.x) / 2 - 4} y={(front.y + b.y) / 2 + 14} textAnchor="end" className={label}>
        {width}
      </text>
      <text x={b.x - 4} y={b.y - z / 2} textAnchor="end" className={label}>
        {height}
      </text>
    </svg>
  );
}
