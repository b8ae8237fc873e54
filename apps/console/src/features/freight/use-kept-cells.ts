import { usePersistedState } from "#desk";
import type { Cells } from "./line-cells.ts";

type Kept = { begunWith: string; cells: Cells };

/** The cells of a line being typed, which a reload keeps; not over cells that have changed since, for these would be undone unseen. */
export function useKeptCells(name: string, first: Cells) {
  const begunWith = JSON.stringify(first);
  const isKept = (value: unknown): value is Kept => hasShape(value) && value.begunWith === begunWith;
  const [kept, keep, forgetCells] = usePersistedState<Kept>(name, { begunWith, cells: first }, isKept);
  return { cells: kept.cells, setCells: (cells: Cells) => keep({ ...kept, cells }), forgetCells };
}

function hasShape(value: unknown): value is Kept {
  if (!isRecord(value) || typeof value.begunWith !== "string" || !isRecord(value.cells)) return false;
  const { line, tariffs, surcharges } = value.cells;
  return isRow(line) && [tariffs, surcharges].every((rows) => Array.isArray(rows) && rows.every(isRow));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isRow(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((cell) => typeof cell === "string");
}
