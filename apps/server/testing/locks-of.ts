/** The tables a statement locks rows of, in the order they stand in it, and those it puts new rows into. */
export type Locks = { locked: readonly string[]; made: readonly string[] };

const known = /\b(for\s+(no\s+key\s+)?update|update|delete|insert)\b/i;

/**
 * Reads one statement as it was sent: `on conflict … do update` locks its table, a plain insert only makes rows, and what neither
 * writes nor locks gives nothing.
 */
export function locksOf(text: string): Locks {
  if (!known.test(text)) return { locked: [], made: [] };
  const plain = text.replace(/"/g, "").replace(/\s+/g, " ");
  const made = [...plain.matchAll(/\binsert into (\w+)/gi)].map(([, table = ""]) => table);
  const upserted = /\bon conflict\b.* do update/i.test(plain) ? made : [];
  const changed = [...plain.matchAll(/(?<!for |key |do |before |after |or )\bupdate (?:only )?(\w+)|\bdelete from (\w+)/gi)].map(
    ([, updated, deleted]) => updated ?? deleted ?? "",
  );
  return { locked: [...lockedBySelect(plain), ...changed, ...upserted], made: made.filter((table) => !upserted.includes(table)) };
}

function lockedBySelect(text: string): string[] {
  const [, lock] = /\bfor (?:no key )?update(?: of (\w+))?/i.exec(text) ?? [];
  if (!/\bfor (no key )?update\b/i.test(text)) return [];
  const from = [
    ...text.matchAll(/\b(?:from|join) (\w+)(?: (?:as )?(?!where|join|inner|left|on|order|for|limit|set|using)(\w+))?/gi),
  ];
  const named = from.map(([, table = "", alias]) => ({ table, alias: alias ?? table }));
  if (lock !== undefined) return named.filter(({ alias }) => alias === lock).map(({ table }) => table);
  return named.slice(0, 1).map(({ table }) => table);
}
