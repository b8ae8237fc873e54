const gramsMax = 100_000;
const sideMaxCm = 500;

/**
 * A weight in grams, as typed or as a scale sends it: "820", "820 g", "1.25 kg", "0.82"; a decimal point means kilograms. A comma parts thousands and
 * nothing else: "2,4 kg" is no weight here rather than 24. Null when it is none.
 */
export function readGrams(text: string): number | null {
  const match = /^((?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,3})?)(kg|g|千克|公斤|克)?$/.exec(plain(text));
  if (!match) return null;
  const [, digits = "", unit] = match;
  const value = Number(digits.replaceAll(",", ""));
  const isKilograms = unit === "kg" || unit === "千克" || unit === "公斤" || (unit === undefined && digits.includes("."));
  const grams = Math.round(isKilograms ? value * 1000 : value);
  return grams >= 1 && grams <= gramsMax ? grams : null;
}

export type Sides = [number, number, number];

/** Three sides in centimetres, with at most one decimal, in any order: "30 20 10", "30x20x10.5", "30×20×10 cm". Null when they are none. */
export function readSides(text: string): Sides | null {
  const parts = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/(?:cm|厘米)\s*$/, "")
    .split(/[\s x×*,/]+/)
    .filter((part) => part !== "");
  const [length, width, height] = parts.map(sideOf);
  return parts.length === 3 && length && width && height ? [length, width, height] : null;
}

function sideOf(text: string): number | null {
  if (!/^\d{1,3}(?:\.\d)?$/.test(text)) return null;
  const side = Number(text);
  return side > 0 && side <= sideMaxCm ? side : null;
}

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s/g, "");
}
