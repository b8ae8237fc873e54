import type { CallInput } from "@sihai/contract";
import * as contract from "@sihai/contract/content";
import { readNotices } from "@sihai/contract/setting";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, type Client, race, type SpecWorld } from "#testing";
import { openContent } from "./open-content.ts";

type Given = CallInput<typeof contract.publishContent>["body"];

let world: SpecWorld;
let editor: Client;
let visitor: Client;
beforeAll(async () => {
  world = await aWorld();
  editor = await world.staff("content");
  visitor = world.visitor();
});

const article = (text: string, en: string | null = text): Given["piece"] => ({
  kind: "article",
  group: "orders",
  order: 1,
  words: {
    zh: { title: "标题", summary: "摘要", text },
    en: en === null ? null : { title: "Title", summary: "In short", text: en },
  },
});
const advert = (title: string): Given["piece"] => ({
  ...{ kind: "advert", position: "me", order: 1, tone: "blue", picture: "coupon", link: "/user/coupon" },
  words: { zh: { title: "优惠", text: "说明" }, en: { title, text: "words" } },
});
const given = (name: string, piece: Given["piece"], more: Partial<Given> = {}): Given => ({
  ...{ name, piece, isShown: true, asksAgain: false, note: "a spec says so", until: null },
  ...more,
});
const publish = async (body: Given) => (await editor.must(contract.publishContent, { body })).versionId;
const inHours = (hours: number) => new Date(world.deps.clock.now().getTime() + hours * 3_600_000).toISOString();
const titles = async () => (await visitor.must(contract.adverts, { body: { position: "me" } })).list.map(({ title }) => title);
const textOf = async (helpId: string, language: "zh" | "en" = "en") =>
  JSON.stringify((await visitor.must(contract.readArticle, { query: { helpId, language } })).blocks);

describe("a text that staff publish", () => {
  it("is shown at once, on every node within five seconds, by the rules in force", async () => {
    const other = await world.anotherNode();
    await publish(given("place-order", article("Kept for {storageTerms.freeDays}.")));
    expect(await textOf("place-order")).toContain("Kept for 90\u00a0days.");
    const there = async () => (await fetch(`${other}/api/content/article?helpId=place-order&language=en`)).text();
    await expect.poll(there, { timeout: 5_000 }).toContain("Kept for");
  });

  it("is found by a node that did not hear of it", async () => {
    const { db, clock, log } = world.deps;
    const deaf = await openContent({ db, clock, log, databaseUrl: "postgres://nobody@127.0.0.1:1/nowhere" });
    await publish(given("place-order", article("Found by looking.")));
    await expect
      .poll(() => JSON.stringify(deaf.at(clock.now()).pieces.find(({ name }) => name === "place-order")), { timeout: 5_000 })
      .toContain("Found by looking.");
    await deaf.close();
  });

  it("can be taken back: the one before it is shown again", async () => {
    const first = await textOf("cancel-order");
    const versionId = await publish(given("cancel-order", article("Something else.")));
    expect(await textOf("cancel-order")).toContain("Something else.");
    await editor.must(contract.takeBackContent, { body: { versionId } });
    expect(await textOf("cancel-order")).toBe(first);
    const { versions } = await editor.must(contract.readContent, { query: { kind: "article", name: "cancel-order" } });
    expect(versions.map(({ state, mayTakeBack }) => [state, mayTakeBack])).toEqual([
      ["withdrawn", false],
      ["in-force", false],
    ]);
    const again = await editor.call(contract.takeBackContent, { body: { versionId } });
    expect(again).toMatchObject({ ok: false, code: "CONTENT_STATE_REFUSED" });
  });

  it("is taken back once by two at a time", async () => {
    const versionId = await publish(given("confirm-item", article("For a moment.")));
    const done = await race(2, () => editor.call(contract.takeBackContent, { body: { versionId } }));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("is shown in the language there is where the other is missing, and says so", async () => {
    await publish(given("only-chinese", article("只有中文。", null)));
    const read = await visitor.must(contract.readArticle, { query: { helpId: "only-chinese", language: "en" } });
    expect(read).toMatchObject({ title: "标题", writtenIn: "zh" });
    const { list } = await visitor.must(contract.listArticles, { query: { group: "orders" } });
    expect(list.map(({ helpId }) => helpId)).toContain("only-chinese");
  });

  it("is refused with the words that cannot be shown, in each language, and nothing is kept", async () => {
    const before = await textOf("manual-order");
    const wrong = article("# Too big", "See [this](https://example.com).");
    const refused = await editor.call(contract.publishContent, { body: given("manual-order", wrong) });
    const problems = [
      { language: "zh", code: "HEADING_LEVEL", found: "Too big" },
      { language: "en", code: "LINK_ELSEWHERE", found: "https://example.com" },
    ];
    expect(refused).toMatchObject({ ok: false, code: "CONTENT_WRONG", data: { count: 2, problems } });
    const preview = await editor.must(contract.previewContent, { body: { piece: wrong } });
    expect(preview).toEqual({ problems, shown: { zh: null, en: null } });
    const noRule = await editor.must(contract.previewContent, { body: { piece: article("{storageTerms.days}") } });
    expect(noRule.problems.map(({ code }) => code)).toEqual(["RULE_NO_FIGURE", "RULE_NO_FIGURE"]);
    expect(await textOf("manual-order")).toBe(before);
  });

  it("previews as it will be shown, and keeps nothing", async () => {
    const { shown, problems } = await editor.must(contract.previewContent, {
      body: { piece: article("## {#storageTerms.freeDays} days") },
    });
    expect(problems).toEqual([]);
    expect(shown.en?.blocks).toEqual([{ kind: "heading", level: 2, text: "90 days", step: null }]);
  });

  it("that nobody ever made is not found", async () => {
    const unknown = await editor.call(contract.readContent, { query: { kind: "advert", name: "no-such-advert" } });
    expect(unknown).toMatchObject({ ok: false, status: 404, code: "CONTENT_NOT_FOUND" });
    expect(await editor.call(contract.takeBackContent, { body: { versionId: "999999" } })).toMatchObject({
      code: "CONTENT_NOT_FOUND",
    });
  });

  it("keeps its history against everybody", async () => {
    await expect(sql`update content_version set note = 'other'`.execute(world.deps.db)).rejects.toThrow(/taken back once/);
    await expect(sql`delete from content_version`.execute(world.deps.db)).rejects.toThrow(/are kept/);
  });
});

describe("an advert with a time", () => {
  it("comes when it begins, stands beside no earlier one, and goes when it is over", async () => {
    await publish(given("feast", advert("Always")));
    await publish(given("feast", advert("Feast"), { from: inHours(24), until: inHours(48) }));
    expect(await titles()).toEqual(["Always"]);
    const row = async () => (await editor.must(contract.listContent)).list.find(({ name }) => name === "feast");
    expect(await row()).toMatchObject({
      kind: "advert",
      place: "me",
      state: "in-force",
      isFirst: false,
      next: expect.any(String),
    });
    await world.advance(25 * 3_600);
    expect(await titles()).toEqual(["Feast"]);
    await world.advance(24 * 3_600);
    expect(await titles()).toEqual(["Always"]);
    await publish(given("feast", advert("Always"), { isShown: false }));
    expect(await titles()).toEqual([]);
    expect(await row()).toMatchObject({ state: "hidden" });
  });

  it("cannot begin in the past, end before it begins, or say what is shown already", async () => {
    await publish(given("same", advert("Same")));
    const refusals = [
      given("same", advert("Late"), { from: inHours(-1) }),
      given("same", advert("Back"), { from: inHours(5), until: inHours(4) }),
      given("same", advert("Same")),
    ].map(async (body) => {
      const answer = await editor.call(contract.publishContent, { body });
      return answer.ok ? "ok" : answer.code;
    });
    expect(await Promise.all(refusals)).toEqual(["CONTENT_TIME_WRONG", "CONTENT_TIME_WRONG", "CONTENT_UNCHANGED"]);
  });
});

it("announcements and maintenance are said on every page while it is their time", async () => {
  const notice = (tone: "announcement" | "maintenance", zh: string | null, en: string | null): Given["piece"] => ({
    ...{ kind: "notice", tone, link: null },
    words: { zh: zh === null ? null : { text: zh }, en: en === null ? null : { text: en } },
  });
  await publish(given("feast-hours", notice("announcement", "节日安排", "Holiday hours")));
  await publish(given("night-work", notice("maintenance", null, "Back at six"), { until: inHours(2) }));
  const said = async () =>
    (await world.visitor().must(readNotices)).announcements.map(({ tone, text }) => [tone, text.zh, text.en]);
  await expect.poll(said, { timeout: 5_000 }).toEqual([
    ["maintenance", "Back at six", "Back at six"],
    ["announcement", "节日安排", "Holiday hours"],
  ]);
  await world.advance(3 * 3_600);
  await expect.poll(said, { timeout: 5_000 }).toEqual([["announcement", "节日安排", "Holiday hours"]]);
});

describe("an agreement", () => {
  const terms = async () => {
    const { versions } = await editor.must(contract.readContent, { query: { kind: "article", name: "terms" } });
    const [newest] = versions;
    if (newest?.piece.kind !== "article" || !newest.piece.words.en) throw new Error("no terms");
    const { piece } = newest;
    return { ...piece, words: { ...piece.words, en: { ...newest.piece.words.en, summary: `Changed ${versions.length}` } } };
  };

  it("that everybody is asked about again begins after its notice, and can be taken back until it began", async () => {
    const soon = await editor.call(contract.publishContent, {
      body: given("terms", await terms(), { asksAgain: true, from: inHours(13 * 24) }),
    });
    expect(soon).toMatchObject({ ok: false, code: "AGREEMENT_NOTICE", data: { days: 14 } });
    const coming = await publish(given("terms", await terms(), { asksAgain: true, from: inHours(15 * 24) }));
    await editor.must(contract.takeBackContent, { body: { versionId: coming } });
    const versionId = await publish(given("terms", await terms()));
    expect(await editor.call(contract.takeBackContent, { body: { versionId } })).toMatchObject({ code: "CONTENT_STATE_REFUSED" });
  });

  it("stays readable: it is not hidden, does not end, and stays an agreement", async () => {
    const changed = await terms();
    const attempts: Partial<Given>[] = [{ isShown: false }, { until: inHours(5) }, { piece: { ...changed, group: "orders" } }];
    for (const more of attempts)
      expect(await editor.call(contract.publishContent, { body: given("terms", changed, more) })).toMatchObject({
        code: "AGREEMENT_KEPT",
      });
  });
});
