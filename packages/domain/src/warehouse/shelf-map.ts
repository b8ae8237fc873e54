import type { Settings } from "../setting/settings.ts";

/** The zone of a shelf is the part before its first dash: "A" of "A-01-3". */
export function zoneOf(shelf: string): string {
  return shelf.split("-")[0] || shelf;
}

/**
 * The ways one shelf is written, as given first: with and without noughts before its figures, up to three places. "A-01-1" and "A-01-01" are
 * one place to whoever reads the label.
 */
export function shelfSpellings(shelf: string): string[] {
  const ways = shelf.split("-").map((part) => {
    if (!/^\d{1,3}$/.test(part)) return [part];
    const figure = String(Number(part));
    return [part, figure, figure.padStart(2, "0"), figure.padStart(3, "0")];
  });
  const all = ways.reduce<string[]>(
    (begun, parts, at) => (at === 0 ? parts : begun.flatMap((before) => parts.map((part) => `${before}-${part}`))),
    [],
  );
  return [...new Set(all)];
}

/**
 * Whether something scanned or typed can be the place on a shelf: the number of an item, a parcel, a delivery or a member is not, and goods
 * written down there are found by nobody.
 */
export function isShelf(text: string): boolean {
  const isNumber = (part: string) => part.length >= numberSigns && /\d/.test(part);
  return !/^SH\d/i.test(text) && !text.split("-").some(isNumber);
}
/** Numbers of things have so many signs in one run; the parts of a shelf have fewer. */
const numberSigns = 8;

/** How full a shelf is: 0 to 100 %, over 100 shown as 100. */
export function shelfFill(litres: number, { shelfLitres }: Pick<Settings, "shelfLitres">): number {
  return Math.min(100, Math.round((litres / shelfLitres) * 100));
}

export const differenceKinds = ["missing", "wrong-shelf", "unexpected"] as const;
export type DifferenceKind = (typeof differenceKinds)[number];
export type ShelfDifference = { itemNo: string; kind: DifferenceKind; expectedShelf: string | null };

/**
 * What a count of one shelf found beside what should lie there. `known`: where each scanned item should lie; null: on no shelf at all (in
 * a parcel that left, forfeited, unknown). An item scanned twice counts once.
 */
export function countShelf(
  shelf: string,
  expected: readonly string[],
  scanned: readonly string[],
  known: ReadonlyMap<string, string | null>,
): ShelfDifference[] {
  const found = new Set(scanned);
  const missing = expected
    .filter((itemNo) => !found.has(itemNo))
    .map((itemNo): ShelfDifference => ({ itemNo, kind: "missing", expectedShelf: shelf }));
  const should = new Set(expected);
  const strangers = [...found]
    .filter((itemNo) => !should.has(itemNo))
    .map((itemNo): ShelfDifference => {
      const expectedShelf = known.get(itemNo) ?? null;
      return { itemNo, kind: expectedShelf === null ? "unexpected" : "wrong-shelf", expectedShelf };
    });
  return [...missing, ...strangers];
}
