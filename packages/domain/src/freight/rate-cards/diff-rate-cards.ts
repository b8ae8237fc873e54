import type { LocalText } from "../../language/index.ts";
import type { RateCard } from "./rate-card.ts";
import { type CardCells, type CellTexts, cardCells } from "./write-rate-cards.ts";

/** `row` names the row within the line: the end of a weight band in grams, a surcharge's label; "" where a line has one row. */
export type CellChange = {
  file: "lines" | "tariffs" | "surcharges" | "performance";
  row: string;
  column: string;
  before: string | null;
  after: string | null;
};
export type LineChange = {
  lineId: string;
  name: LocalText;
  kind: "added" | "removed" | "changed";
  /** Of a changed line only. */
  cells: CellChange[];
};

/** What is different in a new set of cards, line by line and cell by cell; lines in the order of the new set, removed ones last. */
export function diffRateCards(before: readonly RateCard[], after: readonly RateCard[]): LineChange[] {
  const earlier = new Map(before.map((card) => [card.id, card]));
  const kept = new Set(after.map(({ id }) => id));
  const changes = after.flatMap((card): LineChange[] => {
    const old = earlier.get(card.id);
    if (!old) return [{ lineId: card.id, name: card.name, kind: "added", cells: [] }];
    const cells = changedCells(cardCells(old, ""), cardCells(card, ""));
    return cells.length === 0 ? [] : [{ lineId: card.id, name: card.name, kind: "changed", cells }];
  });
  const removed = before
    .filter(({ id }) => !kept.has(id))
    .map((card): LineChange => ({ lineId: card.id, name: card.name, kind: "removed", cells: [] }));
  return [...changes, ...removed];
}

function changedCells(before: CardCells, after: CardCells): CellChange[] {
  return [
    ...changedRows(
      "lines",
      keyed([before.line], () => ""),
      keyed([after.line], () => ""),
    ),
    ...changedRows("tariffs", keyed(before.tariffs, byBand), keyed(after.tariffs, byBand)),
    ...changedRows("surcharges", keyed(before.surcharges, byLabel), keyed(after.surcharges, byLabel)),
    ...changedRows(
      "performance",
      keyed(before.performance, () => ""),
      keyed(after.performance, () => ""),
    ),
  ];
}

type Keyed = ReadonlyMap<string, CellTexts>;
const byBand = (row: CellTexts) => row.up_to_g ?? "";
const byLabel = (row: CellTexts) => row.label ?? "";

/** Rows by their key; a second row of the same key gets its place behind it. */
function keyed(rows: readonly CellTexts[], keyOf: (row: CellTexts) => string): Keyed {
  const found = new Map<string, CellTexts>();
  for (const row of rows) {
    const key = keyOf(row);
    found.set(found.has(key) ? `${key} (${found.size + 1})` : key, row);
  }
  return found;
}

function changedRows(file: CellChange["file"], before: Keyed, after: Keyed): CellChange[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  if (file === "tariffs") keys.sort((a, b) => Number(a) - Number(b));
  return keys.flatMap((row) => {
    const [old, now] = [before.get(row), after.get(row)];
    return Object.keys(now ?? old ?? {}).flatMap((column): CellChange[] => {
      const [was, is] = [old?.[column] ?? null, now?.[column] ?? null];
      return (was ?? "") === (is ?? "") || column === "line_id" ? [] : [{ file, row, column, before: was, after: is }];
    });
  });
}
