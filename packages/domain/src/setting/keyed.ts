import { isRecord } from "./read-value.ts";
import type { Setting } from "./setting.ts";
import type { SettingProblem } from "./shape.ts";

/** A table whose rows others point to by `key`: a row may be changed or closed, never taken out. */
export function keyed<One extends object>(setting: One, key: string): One & { key: string } {
  return { ...setting, key };
}

/** The keys that were and are no more, told at the whole value; JSON as stored. */
export function missingRows({ key }: Pick<Setting, "key">, before: unknown, after: unknown): SettingProblem[] {
  if (key === undefined) return [];
  const left = keysOf(after, key);
  const gone = keysOf(before, key).filter((one) => !left.includes(one));
  return gone.length === 0 ? [] : [{ path: "", code: "ROW_GONE", limit: gone.join(", ") }];
}

function keysOf(rows: unknown, key: string): string[] {
  return Array.isArray(rows) ? rows.flatMap((row) => (isRecord(row) ? [String(row[key])] : [])) : [];
}
