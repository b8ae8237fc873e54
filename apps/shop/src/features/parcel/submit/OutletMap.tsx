import type { LocalText } from "@sihai/domain/language";
import { inLanguage } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { cx } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import { hullOf, type Point, placeOutlets, scaleBarKm } from "./place-outlets.ts";

type Texts = LocalText;
type OutletMapProps = {
  outlets: readonly { code: string; city: Texts; name: Texts; lat: number; lng: number }[];
  chosen: string | null;
  onChoose: (code: string) => void;
};

const width = 343;
const height = 240;
/** How far a district reaches around its outlets, in the picture's own units. */
const reach = 21;
const districtFills = ["#dcefe4", "#fbead2", "#e6e0f5", "#fbe0de"] as const;

/** Where outlets stand, drawn by ourselves: districts as shapes, outlets by the numbers of the list, a bar for the distance. */
export function OutletMap({ outlets, chosen, onChoose }: OutletMapProps) {
  const words = useDict(storageDict);
  const language = useLanguage();
  if (outlets.length === 0) return null;
  const { points, kmAcross } = placeOutlets(outlets, width / height);
  const at = (index: number): Point => points[index] ?? { x: 0.5, y: 0.5 };
  const districts = [...new Set(outlets.map(({ city }) => city.en))].map((key) => ({
    key,
    name: inLanguage(outlets.find(({ city }) => city.en === key)?.city ?? { zh: key, en: key }, language),
    within: outlets.flatMap(({ city }, index) => (city.en === key ? [at(index)] : [])),
  }));
  const barKm = scaleBarKm(kmAcross);
  return (
    <fieldset className="relative overflow-hidden rounded-card">
      <legend className="sr-only">{words.outletMap}</legend>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="block w-full bg-[#e2edf7] text-note">
        <path d={grid((barKm / kmAcross) * width)} stroke="#fff" strokeOpacity="0.6" />
        {districts.map(({ key, within }, order) => (
          <path
            key={key}
            d={outline(within)}
            fill={districtFills[order % districtFills.length]}
            stroke={districtFills[order % districtFills.length]}
            strokeWidth={reach * 2}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
        {districts.map(({ key, name, within }) => (
          <text key={key} {...labelPlace(within, name)} fill="#414a59">
            {name}
          </text>
        ))}
        <g transform={`translate(12 ${height - 12})`}>
          <path d={`M0 -5V0H${(barKm / kmAcross) * width}V-5`} fill="none" stroke="#414a59" strokeWidth="1.5" />
          <text y="-9" fill="#414a59">
            {words.kilometres(barKm)}
          </text>
        </g>
      </svg>
      {outlets.map(({ code, name }, index) => (
        <button
          key={code}
          type="button"
          aria-pressed={code === chosen}
          aria-label={words.outletOnMap(index + 1, inLanguage(name, language))}
          onClick={() => onChoose(code)}
          className="absolute -mt-5.5 -ml-5.5 flex size-11 items-center justify-center"
          style={{ left: `${at(index).x * 100}%`, top: `${at(index).y * 100}%` }}
        >
          <OutletNumber number={index + 1} chosen={code === chosen} />
        </button>
      ))}
    </fieldset>
  );
}

/** The number of an outlet, the same on the picture and in the list. */
export function OutletNumber({ number, chosen }: { number: number; chosen: boolean }) {
  return (
    <span
      aria-hidden
      className={cx(
        "inline-flex size-6 shrink-0 items-center justify-center rounded-full border-2 border-brand-strong text-note font-semibold",
        chosen ? "bg-brand-strong text-white" : "bg-white text-brand-strong",
      )}
    >
      {number}
    </span>
  );
}

/** A net of squares, each as wide as the bar of the scale. */
function grid(step: number): string {
  const lines = (end: number) => Array.from({ length: Math.ceil((end - 12) / step) + 1 }, (_, index) => 12 + index * step);
  const across = lines(width).map((x) => `M${x} 0V${height}`);
  return [...across, ...lines(height).map((y) => `M0 ${height - y}H${width}`)].join("");
}

function outline(points: readonly Point[]): string {
  const corners = hullOf(points);
  // A single outlet is a dot: a line of no length with round ends.
  const path = corners.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x * width} ${y * height}`).join("");
  return `${path}Z`;
}

/** A district's name stands beside its shape, right of it where there is room, else left, else above. */
function labelPlace(points: readonly Point[], name: string): { x: number; y: number; textAnchor: "start" | "middle" | "end" } {
  const placed = points.map(({ x, y }) => ({ x: x * width, y: y * height })).sort((a, b) => a.x - b.x);
  const [left, right] = [placed[0] ?? { x: 0, y: 0 }, placed.at(-1) ?? { x: 0, y: 0 }];
  const room = textWidth(name) + reach + 8;
  if (right.x + room < width) return { x: right.x + reach + 4, y: right.y + 5, textAnchor: "start" };
  if (left.x - room > 0) return { x: left.x - reach - 4, y: left.y + 5, textAnchor: "end" };
  return { x: (left.x + right.x) / 2, y: Math.max(14, Math.min(left.y, right.y) - reach - 6), textAnchor: "middle" };
}

/** About how wide a name is in the size of notes: a Chinese character is twice a Latin one. */
function textWidth(text: string): number {
  return [...text].reduce((total, letter) => total + (letter > "\u2e80" ? 13 : 7), 0);
}
