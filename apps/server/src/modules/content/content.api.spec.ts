import { helpGroups, listArticles, listContent, readArticle, readContent, voteOnArticle } from "@sihai/contract/content";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, type Client, type SpecWorld } from "#testing";
import { changeRule } from "../../../testing/setting/change-rule.ts";

let world: SpecWorld;
let visitor: Client;
beforeAll(async () => {
  world = await aWorld();
  visitor = world.visitor();
});

describe("the help centre", () => {
  it("lists its groups in their order to a visitor, and nothing from outside it", async () => {
    const { list } = await visitor.must(listArticles);
    const groups = [...new Set(list.map(({ group }) => group))];
    expect(groups).toEqual([...helpGroups]);
  });

  it("lists one group", async () => {
    const { list } = await visitor.must(listArticles, { query: { group: "guides" } });
    expect(list.map(({ helpId }) => helpId)).toEqual(["user", "shopping", "transfer", "promise"]);
  });

  it("holds the service promise, with the rules in force, in both languages", async () => {
    for (const [language, bought] of [
      ["en", "Bought within 24 hours"],
      ["zh", "24 小时内采购"],
    ] as const) {
      const { blocks } = await visitor.must(readArticle, { query: { helpId: "promise", language } });
      expect(JSON.stringify(blocks).replaceAll("\u00a0", " ")).toContain(bought);
    }
  });

  it("speaks the language asked for, else the caller's", async () => {
    const english = await visitor.must(readArticle, { query: { helpId: "shopping" } });
    const chinese = await visitor.must(readArticle, { query: { helpId: "shopping", language: "zh" } });
    expect(english.title).toMatch(/^[\x20-\x7e]+$/);
    expect(chinese.title).toMatch(/[\u4e00-\u9fff]/);
    expect(chinese.blocks).toHaveLength(english.blocks.length);
  });

  it("names up to three others of the group, never the article itself", async () => {
    const { list } = await visitor.must(listArticles, { query: { group: "orders" } });
    const [first, second] = list;
    if (!first || !second) throw new Error("no articles");
    const { related } = await visitor.must(readArticle, { query: { helpId: first.helpId } });
    expect(related[0]).toEqual(second);
    expect(related.map(({ helpId }) => helpId)).not.toContain(first.helpId);
  });

  it("answers an unknown id, a group and another file alike", async () => {
    for (const helpId of ["no-such-article", "orders", "readme"]) {
      expect(await visitor.call(readArticle, { query: { helpId } })).toMatchObject({ ok: false, status: 404, state: 10404 });
    }
    const climbing = await visitor.fetch("/api/content/article?helpId=../../package");
    expect(climbing.status).toBe(400);
  });

  it("states the rules in force, in titles and in text, from the day they begin", async () => {
    const read = async (language: "zh" | "en") => {
      const { title, blocks } = await visitor.must(readArticle, { query: { helpId: "storage-time", language } });
      return { title: title.replaceAll("\u00a0", " "), text: JSON.stringify(blocks).replaceAll("\u00a0", " ") };
    };
    expect((await read("en")).title).toBe("90 days free, and then?");
    await changeRule(world, "storageTerms", { freeDays: 45, overdueDays: 1, feePerDay: "1.25" });
    const [english, chinese] = [await read("en"), await read("zh")];
    expect(english.title).toBe("45 days free, and then?");
    expect(english.text).toContain("1 day more");
    expect(english.text).toContain("CN ￥1.25 per item and day");
    expect(chinese.title).toBe("免费保管 45 天，之后呢");
    const { list } = await visitor.must(listArticles, { query: { group: "warehouse", language: "zh" } });
    expect(list.map(({ title }) => title.replaceAll("\u00a0", " "))).toContain("免费保管 45 天，之后呢");
  });
});

describe("the desk of texts", () => {
  it("calls a text as readers see it, with the figures in force", async () => {
    const editor = await world.staff("content");
    const { list } = await editor.must(listContent);
    const { title: days } = await visitor.must(readArticle, { query: { helpId: "storage-time", language: "en" } });
    expect(list.find(({ name }) => name === "storage-time")?.title.en).toBe(days);
    for (const { title } of list) expect(`${title.zh} ${title.en}`).not.toMatch(/[{}]/);
    const read = await editor.must(readContent, { query: { kind: "article", name: "storage-time" } });
    expect(read.versions[0]?.title?.en).toBe(days);
    expect(JSON.stringify(read.versions[0]?.piece)).toContain("{storageTerms.freeDays}");
  });
});

describe("a reader", () => {
  it("finds words of titles, then of texts, in both languages and however they are written", async () => {
    const found = async (q: string, language: "zh" | "en") =>
      (await visitor.must(listArticles, { query: { q, language } })).list.map(({ helpId }) => helpId);
    const deposit = await found("deposit", "en");
    expect(await found("what can't", "en")).toEqual(await found("what can’t", "en"));
    expect(await found("what can't", "en")).toContain("restricted-goods");
    expect(deposit[0]).toBe("deposit-settlement");
    expect(deposit.length).toBeGreaterThan(2);
    expect(await found("ＤＥＰＯＳＩＴ", "en")).toEqual(deposit);
    expect(await found("押金", "zh")).toContain("deposit-settlement");
    expect(await found("scale and tape", "en")).toContain("service-promise");
    expect(await found("no such words anywhere", "en")).toEqual([]);
  });

  it("asks in either language and is answered in their own, what their own words hold first", async () => {
    const found = async (q: string, language: "zh" | "en") => (await visitor.must(listArticles, { query: { q, language } })).list;
    const inChinese = await found("deposit", "zh");
    expect(inChinese.map(({ helpId }) => helpId)).toContain("deposit-settlement");
    for (const { title } of inChinese) expect(title).toMatch(/[\u4e00-\u9fff]/);
    const inEnglish = await found("押金", "en");
    expect(inEnglish.map(({ helpId }) => helpId)).toContain("deposit-settlement");
    for (const { title } of inEnglish) expect(title).not.toMatch(/[\u4e00-\u9fff]/);
  });

  it("says once whether an article helped, may think again, and staff see how many did", async () => {
    const reader = crypto.randomUUID();
    const say = (isHelpful: boolean, who = reader, helpId = "stock-in") =>
      visitor.call(voteOnArticle, { body: { helpId, isHelpful, reader: who } });
    await Promise.all([say(true), say(true), say(true)]);
    await say(false);
    await say(true, crypto.randomUUID());
    const editor = await world.staff("content");
    const row = async () => (await editor.must(listContent)).list.find(({ name }) => name === "stock-in");
    expect(await row()).toMatchObject({ helpful: { yes: 1, no: 1 } });
    expect(await say(true, reader, "no-such-article")).toMatchObject({ ok: false, status: 404 });
    expect(await visitor.call(voteOnArticle, { body: { helpId: "stock-in", isHelpful: true, reader: "me" } })).toMatchObject({
      status: 400,
    });
  });
});
