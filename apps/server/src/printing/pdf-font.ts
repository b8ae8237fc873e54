import { readFileSync } from "node:fs";

/** The parts Noto Sans is published in (fonts/OFL.txt); Latin, Greek and Cyrillic letters come in two weights, Chinese in one. */
const weighted = ["latin", "latin-ext", "vietnamese", "greek", "cyrillic", "cyrillic-ext"] as const;
type Weighted = (typeof weighted)[number];
export type Face = `${Weighted}-${400 | 700}` | "chinese-simplified" | "chinese-traditional";

/** A face's file; read when the first page needs it, for the Chinese parts are large. */
export function fontFile(face: Face): Buffer {
  return readFileSync(inFonts(fileName(face)));
}

function fileName(face: Face): string {
  if (face === "chinese-simplified") return "noto-sans-sc-chinese-simplified-400-normal.woff";
  if (face === "chinese-traditional") return "noto-sans-tc-chinese-traditional-400-normal.woff";
  return `noto-sans-${face}-normal.woff`;
}

function inFonts(name: string): URL {
  return new URL(`./fonts/${name}`, import.meta.url);
}

/** First and last letter of each part, as its files hold them; what none of them holds is looked for among the Chinese letters. */
const ranges: readonly (readonly [from: number, to: number, part: Weighted])[] = [
  [0x0, 0xff, "latin"],
  [0x131, 0x131, "latin"],
  [0x152, 0x153, "latin"],
  [0x100, 0x2ff, "latin-ext"],
  [0x370, 0x3ff, "greek"],
  [0x400, 0x45f, "cyrillic"],
  [0x490, 0x491, "cyrillic"],
  [0x460, 0x52f, "cyrillic-ext"],
  [0x1ea0, 0x1ef9, "vietnamese"],
  [0x1e00, 0x1eff, "latin-ext"],
  [0x2013, 0x2014, "latin"],
  [0x2018, 0x201e, "latin"],
  [0x2022, 0x2026, "latin"],
  [0x20ac, 0x20ac, "latin"],
  [0x2116, 0x2116, "cyrillic"],
];

/** Letters that the simplified part lacks and the traditional one has, as in many names and addresses of Hong Kong. */
const traditional: ReadonlySet<string> = new Set(readFileSync(inFonts("traditional-only.txt"), "utf8"));

/** The face a letter stands in. */
export function faceOf(letter: string, bold: boolean): Face {
  const code = letter.codePointAt(0) ?? 0;
  const part = ranges.find(([from, to]) => code >= from && code <= to)?.[2];
  if (part) return `${part}-${bold ? 700 : 400}`;
  return traditional.has(letter) ? "chinese-traditional" : "chinese-simplified";
}
