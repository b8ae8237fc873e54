import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { contractionsOf } from "./contractions.ts";

/** From here on several nodes are upgraded one after the other, each release beside the one before. */
const expandOnlySince = "2026-11-28";

/**
 * Migrations after which the version before does not run, and why that was worth a stop of all nodes. Whoever adds one has first had a release
 * that does without what it takes away.
 */
const worthAStop: Readonly<Record<string, string>> = {};

/**
 * Statements that look like more than an addition and are none for the version before, which can be begun beside them and gone back to: with what
 * makes them so. The second half of expand and contract stands here.
 */
const additionsAllTheSame: Readonly<Record<string, string>> = {
  "2026-12-04-60-chargeable-weight-columns-go.sql":
    "the release before, since 2026-12-03-20, neither writes nor reads them, and prepares no statement that asks for all columns",
};

const folder = fileURLToPath(new URL("../../../migrations/", import.meta.url));
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .map((name) => ({ name, text: readFileSync(`${folder}${name}`, "utf8") }));
const says = (text: string) => /^-- expands\b/.test(text);

describe("a migration", () => {
  it("that says that it only adds takes nothing away from the version before, and asks nothing of it", () => {
    const broken = migrations
      .filter(({ name, text }) => says(text) && contractionsOf(text).length > 0 && !(name in additionsAllTheSame))
      .map(({ name, text }) => `${name} ${contractionsOf(text).join(", ")}`);
    expect(migrations.filter(({ text }) => says(text)).length).toBeGreaterThan(60);
    expect(broken).toEqual([]);
  });

  it("only adds, but for those that were worth a stop of all nodes", () => {
    const others = migrations.filter(({ name, text }) => name >= expandOnlySince && !says(text) && !(name in worthAStop));
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  it("is in no table without need", () => {
    const needed = migrations.filter(({ name, text }) => (says(text) ? contractionsOf(text).length > 0 : name in worthAStop));
    const named = [...Object.keys(worthAStop), ...Object.keys(additionsAllTheSame)];
    expect(named.filter((name) => !needed.some((each) => each.name === name))).toEqual([]);
  });
});

describe("what takes away", () => {
  it.each([
    ["alter table parcel drop column note;", ["drops a column"]],
    ["drop table if exists parcel;", ["drops a table"]],
    ["alter table parcel rename to box;", ["renames"]],
    ["alter table parcel rename column note to words;", ["renames"]],
    ["alter table parcel alter column note set not null;", ["asks for a value"]],
    ["alter table parcel add column a text, add column weight numeric(10, 2) not null;", ["asks the version before for weight"]],
    ["alter table parcel alter note type bigint;", ["changes a type"]],
    [
      "alter table parcel add column note text not null default ''; alter table parcel alter column note drop default;",
      ["takes a default away"],
    ],
    ["delete from parcel where note is null;", ["deletes rows"]],
    ["with gone as (delete from parcel returning id) select count(*) from gone;", ["deletes rows"]],
  ])("%s", (text, found) => expect(contractionsOf(text)).toEqual(found));

  it.each([
    "alter table parcel add column note text, add column weight numeric(10, 2) not null default 0;",
    "create table box (id bigint primary key, parcel_id bigint not null references parcel on delete cascade);",
    "-- drop table parcel\ncreate index parcel_note on parcel (note);",
    "create function f() returns trigger language plpgsql as $$ begin delete from parcel; return new; end $$;",
    "alter table parcel drop constraint parcel_note_check;",
    "create trigger stays before truncate on parcel execute function refuse();",
  ])("is not in: %s", (text) => expect(contractionsOf(text)).toEqual([]));
});
