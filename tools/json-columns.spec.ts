import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sourcesIn } from "./imports.ts";

/**
 * What stands in a JSON column was agreed on once (an address, services, a price), and is read by a schema or not at all. The compiler holds
 * that nothing is made of such a column as it comes (`StoredJson` is unknown); this holds what goes around the compiler.
 */
const readElsewhere: Record<string, string> = {
  "abnormal_step.facts": "one text of it, picked by the query",
  "cart_item.sku_name": "the copy of one's data alone, as it stands",
  "content_version.piece": "by the door to texts, which passes over what a newer build wrote (contentPiece)",
  "gateway_event.payload": "nobody but whoever looks into a quarrel with the gateway by hand",
  "idempotency_key.reply": "by the schema of the call that is answered again",
  "ledger_entry.facts": "single texts of it, picked by queries",
  "ledger_period.closed_as": "written and put back by the database alone, as a row of the table itself",
  "push_note.facts": "as the facts of the message it was written with (message.facts)",
  "setting_version.value": "by the door to settings, by the shape of each",
};
/** Where something may look by itself at what shape a value has: what is no column, or is given by the outside. */
const looksItself: Record<string, string> = {
  "content/fill-placeholders.ts": "any setting an article names",
  "content/publish-content.service.ts": "a piece of an older build too",
  "identity/data-copy/pack-copy.ts": "any cell of any table",
  "transfer/statement/read-camt.ts": "a bank's XML",
};
const modules = "apps/server/src/modules/";
const read = (file: string) => readFileSync(join(import.meta.dirname, "..", file), "utf8");

const columns = jsonColumnsOf(read("apps/server/src/platform/database/database.types.ts"));
const names = new Set(columns.map((column) => column.split(".")[1]));
const sources = sourcesIn("apps/server/src/**/*.ts")
  .filter((file) => !/\.spec\.ts$|database\.types\.ts$/.test(file))
  .map((file) => ({ file, text: read(file) }));

/** `table.column` of every JSON column of the generated types. */
function jsonColumnsOf(types: string): string[] {
  const tables = new Map([...types.matchAll(/^ {2}(\w+): (\w+);$/gm)].map(([, table, type]) => [type, table]));
  return [...types.matchAll(/^export interface (\w+) \{\n([^}]*)\}/gm)].flatMap(([, type = "", body = ""]) =>
    [...body.matchAll(/^ {2}(\w+): .*StoredJson/gm)].map(([, column]) => `${tables.get(type)}.${column}`),
  );
}

/** What is said of a JSON column that nobody checked: a cast of it, or a type given to it in raw SQL. */
function claimsIn(text: string): string[] {
  const casts = [...text.matchAll(/\.(\w+) as [A-Z{(]/g)].flatMap(([said, name]) => (names.has(name) ? [said] : []));
  const picked = [...text.matchAll(/sql<([^`]*?)>`\s*(?:\w+\.)?(\w+)(?: -> '\w+')?\s*`/g)].flatMap(([said, type = "", name]) =>
    names.has(name) && type !== "unknown" ? [said] : [],
  );
  return [...casts, ...picked];
}

describe("a JSON column", () => {
  it("is found in the types of the database", () => {
    expect(columns.length).toBeGreaterThan(30);
    expect(columns).toEqual(expect.arrayContaining(["parcel.address", "order_item.services", "saved_card.billing"]));
  });

  it("is read by a schema that names it, or for a reason elsewhere", () => {
    const readers = sources.flatMap(({ text }) => text.match(/(?:jsonColumn|jsonFacts|addressColumn)\b[^;]*;/g) ?? []).join("\n");
    const unread = columns.filter((column) => !new RegExp(`["\`]${column}\\b`).test(readers));
    expect(unread.sort()).toEqual(Object.keys(readElsewhere));
  });

  it("is not said to be something nobody checked", () => {
    expect(
      claimsIn("const kept = row.own_parts as Part[];\nsql<Billing>`c.billing`.as('b');\nsql<Wish>`o.policy -> 'wish'`"),
    ).toHaveLength(3);
    expect(claimsIn("row.state as State; sql<unknown>`o.policy -> 'wish'`; sql<number>`count(*)`")).toEqual([]);
    expect(sources.flatMap(({ file, text }) => claimsIn(text).map((claim) => `${file}: ${claim}`))).toEqual([]);
  });

  it("is not looked into by hand, where what does not fit would be silently nothing", () => {
    const looking = sources.filter(({ file, text }) => file.startsWith(modules) && /typeof \w+ [!=]== "object"/.test(text));
    expect(looking.map(({ file }) => file.slice(modules.length)).sort()).toEqual(Object.keys(looksItself));
  });
});
