import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { sourcesIn } from "./imports.ts";

/**
 * A row never leaves its store: services and views see what a thing is (`closedAt`, `Money`, a word that was checked), never how a table
 * holds it. So a column's name is written in stores alone, and what a store gives is not called a row.
 */
const elsewhere: Record<string, string> = {
  // The columns of the file a carrier reads.
  "parcel/documents/manifest-export.ts": "weight_g sides_cm",
};
const modules = "apps/server/src/modules/";

type Node = { type: string; [key: string]: unknown };
type Found = { rows: string[]; columns: string[] };

/** The row types and column names a source speaks of. */
function wordsOfTables(source: string): Found {
  const rows = new Set<string>();
  const columns = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    if (value.type === "ImportDeclaration") for (const row of rowTypesOf(value)) rows.add(row);
    if (value.type === "Identifier" && /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(String(value.name))) columns.add(String(value.name));
    Object.values(value).forEach(visit);
  };
  visit(parseSync("a.ts", source).program);
  return { rows: [...rows], columns: [...columns] };
}

/** What is imported from a store, a module's front door or the database's own types that is a row by its name. */
function rowTypesOf({ source, specifiers }: Node): string[] {
  const from = isNode(source) ? String(source.value) : "";
  const names = (Array.isArray(specifiers) ? specifiers : [])
    .filter(isNode)
    .flatMap(({ imported }) => (isNode(imported) ? String(imported.name) : []));
  if (from === "kysely") return names.filter((name) => ["Selectable", "Insertable", "Updateable"].includes(name));
  if (from === "#platform") return names.filter((name) => name === "DB");
  return from.startsWith(".") ? names.filter((name) => /^([A-Z]\w*)?Row$/.test(name)) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

const files = sourcesIn([`${modules}**/*.ts`]).filter((file) => !/\.(store|spec)\.ts$/.test(file));

describe("a row", () => {
  it("is known by what it is called, wherever it comes from", () => {
    const source =
      'import { type ClaimRow, findClaim } from "./claim.store.ts";\nconst { due_at: due } = row;\nf(row.user_id, "asked_cny");';
    expect(wordsOfTables(source)).toEqual({ rows: ["ClaimRow"], columns: ["due_at", "user_id"] });
    expect(files.length).toBeGreaterThan(300);
  });

  it("never leaves its store", () => {
    const outside = files.flatMap((file) => {
      const { rows, columns } = wordsOfTables(readFileSync(file, "utf8"));
      const known = elsewhere[file.slice(modules.length)]?.split(" ") ?? [];
      const strange = [...rows, ...columns.filter((column) => !known.includes(column))];
      return strange.length > 0 ? [`${file}: ${strange.join(", ")}`] : [];
    });
    expect(outside).toEqual([]);
  });
});
