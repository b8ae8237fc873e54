/** What to look for: a word of the index, or its beginning. */
export type Clause = { lexeme: string; prefix?: true } | { all: readonly Clause[] } | { any: readonly Clause[] };
export type Needle = Clause;

/** The needle as PostgreSQL reads it (`tsquery`). Empty lists say nothing; null when nothing is said at all. */
export function needleText(needle: Needle): string | null {
  if ("lexeme" in needle) return `'${needle.lexeme.replace(/['\\]/g, "$&$&")}'${needle.prefix ? ":*" : ""}`;
  const [parts, sign] = "all" in needle ? [needle.all, " & "] : [needle.any, " | "];
  const texts = [...new Set(parts.map(needleText).filter((text) => text !== null))];
  if (texts.length === 0) return null;
  return texts.length === 1 ? (texts[0] ?? null) : `(${texts.join(sign)})`;
}
