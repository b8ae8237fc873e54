import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, type SpecWorld } from "#testing";

const told = readFileSync(join(import.meta.dirname, "../../../../../docs/scaling.md"), "utf8");
/** The names a part of the page gives, from its title to the next. */
const namesUnder = (title: string) => {
  const [, rest = ""] = told.split(`${title}\n`);
  return [...(rest.split(/^##/m)[0] ?? "").matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
};

const isCustomers = `exists (select from information_schema.columns k
  where k.table_schema = 'public' and k.table_name = t.relname and k.column_name = 'user_id' and k.is_nullable = 'NO')`;

let spec: SpecWorld;
beforeAll(async () => {
  spec = await aWorld();
});

async function names(query: string): Promise<string[]> {
  const { rows } = await sql.raw<{ name: string }>(query).execute(spec.deps.db);
  return rows.map(({ name }) => name).sort();
}

describe("the tables", () => {
  it("belong to a customer, or stand in one list of docs/scaling.md", async () => {
    const others = await names(`select t.relname as name from pg_class t join pg_namespace n on n.oid = t.relnamespace
      where n.nspname = 'public' and t.relkind in ('r', 'p') and not t.relispartition and not ${isCustomers}`);
    const listed = ["### Alike everywhere", "### Of the house"].flatMap(namesUnder);
    expect([...listed, "app_user"].sort()).toEqual(others);
  });

  it("of customers have no unique key without the customer but those docs/scaling.md names", async () => {
    const keys = await names(`select i.relname as name from pg_index x
      join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid join pg_namespace n on n.oid = t.relnamespace
      where n.nspname = 'public' and x.indisunique and ${isCustomers} and not exists (select from pg_attribute a
        where a.attrelid = t.oid and a.attnum = any(x.indkey) and a.attname = 'user_id')`);
    expect(namesUnder("## Keys that hold over all customers").sort()).toEqual(keys);
  });
});
