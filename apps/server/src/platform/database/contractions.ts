/** What takes something away from the version before, or asks of it what it does not give: each with how it is told in a statement. */
const contracting: Readonly<Record<string, RegExp>> = {
  "drops a table": /\bdrop\s+table\b/i,
  "drops a column": /\bdrop\s+column\b/i,
  "drops a view": /\bdrop\s+(materialized\s+)?view\b/i,
  renames: /\brename\s+(to|column|constraint)\b|\brename\s+\w+\s+to\b/i,
  "asks for a value": /\balter\s+(column\s+)?\w+\s+set\s+not\s+null\b/i,
  "takes a default away": /\balter\s+(column\s+)?\w+\s+drop\s+default\b/i,
  "changes a type": /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/i,
  "deletes rows": /^\s*(delete\s+from|truncate)\b|\bas\s*\(\s*delete\s+from\b/i,
};
const addedColumn = /\badd\s+column\s+(?:if\s+not\s+exists\s+)?(\w+)((?:\([^)]*\)|[^,;(])*)/gi;

/** Why the version before could not go on beside a migration's text; empty where it only adds. */
export function contractionsOf(text: string): string[] {
  const statements = text
    .replace(/--.*$/gm, "")
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .split(";");
  const told = statements.flatMap((statement) => {
    const found = Object.entries(contracting).flatMap(([what, how]) => (how.test(statement) ? [what] : []));
    const added = /\balter\s+table\b/i.test(statement) ? [...statement.matchAll(addedColumn)] : [];
    const demanded = added.filter(([, , rest = ""]) => /\bnot\s+null\b/i.test(rest) && !/\b(default|generated)\b/i.test(rest));
    return [...found, ...demanded.map(([, name]) => `asks the version before for ${name}`)];
  });
  return [...new Set(told)];
}
