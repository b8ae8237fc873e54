import * as contract from "@sihai/contract/content";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { aWorld, type Client, type SpecWorld } from "#testing";
import { contentFiles } from "./content-files.ts";
import { openContent } from "./open-content.ts";

let world: SpecWorld;
let editor: Client;
beforeAll(async () => {
  world = await aWorld();
  editor = await world.staff("content");
});

/** As an installation stands that began with an older release: its first version has other words, of another day. */
async function beganWithOlder(name: string): Promise<void> {
  const older = sql`update content_version set digest = 'older', updated_on = '2026-01-01',
    piece = jsonb_set(piece, '{words,en,title}', '"As it was called"') where name = ${name} and made_by is null`;
  await world.deps.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await older.execute(tx);
  });
}

/** What a node does when it starts, in the release that is under test. */
async function startsAgain(): Promise<void> {
  const { db, clock, log } = world.deps;
  await (await openContent({ db, clock, log, databaseUrl: "postgres://nobody@127.0.0.1:1/nowhere" })).close();
}

const kept = async (name: string) => editor.must(contract.readContent, { query: { kind: "article", name } });
const marked = async () =>
  (await editor.must(contract.listContent)).list.filter(({ isBroughtAnew }) => isBroughtAnew).map(({ name }) => name);
const brought = (name: string) => contentFiles().find((file) => file.name === name)?.piece;

it("an agreement keeps its words when a release brings others, and the desk is told until they are published", async () => {
  expect(await marked()).toEqual([]);
  await beganWithOlder("terms");
  await startsAgain();
  const stood = await kept("terms");
  expect(stood.versions.map(({ piece }) => piece.words.en)).toMatchObject([{ title: "As it was called" }]);
  expect(stood.broughtAnew).toEqual(brought("terms"));
  expect(await marked()).toEqual(["terms"]);
  expect((await editor.must(contract.listContent)).list[0]?.name).toBe("terms");

  const piece = stood.broughtAnew;
  if (!piece) throw new Error("nothing was brought");
  const from = new Date(world.deps.clock.now().getTime() + 20 * 86_400_000).toISOString();
  await editor.must(contract.publishContent, {
    body: { name: "terms", piece, isShown: true, asksAgain: true, note: "of the new release", from, until: null },
  });
  expect((await kept("terms")).broughtAnew).toBeNull();
  expect(await marked()).toEqual([]);
});

it("what was written here after a release is left alone by it; a help article nobody touched is replaced", async () => {
  await beganWithOlder("disclaimer");
  const { versions } = await kept("disclaimer");
  const piece = versions[0]?.piece;
  if (piece?.kind !== "article" || !piece.words.en) throw new Error("no disclaimer");
  const own = { ...piece, words: { ...piece.words, en: { ...piece.words.en, title: "In our own words" } } };
  await editor.must(contract.publishContent, {
    body: { name: "disclaimer", piece: own, isShown: true, asksAgain: false, note: "ours", until: null },
  });
  expect((await kept("disclaimer")).broughtAnew).toBeNull();

  await beganWithOlder("place-order");
  await startsAgain();
  const help = await kept("place-order");
  expect(help.versions[0]?.piece).toEqual(brought("place-order"));
  expect(help.broughtAnew).toBeNull();
});
