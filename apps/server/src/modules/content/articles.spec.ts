import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { helpGroups } from "@sihai/contract/content";
import { seededSettings } from "@sihai/domain/setting";
import { describe, expect, it } from "vitest";
import { pathOf, paths } from "../../../../shop/src/paths.ts";
import { type Article, fillLibrary } from "./articles.ts";
import { brokenArticles, contentFiles } from "./content-files.ts";
import { parseMarkdown } from "./parse-markdown.ts";

const faults: unknown[] = [];
const files = contentFiles().map((file) => ({ ...file, versionId: "1" }));
const { zh, en } = fillLibrary(files, seededSettings, { error: (fault: unknown) => faults.push(fault) });
const ids = [...zh.keys()];

/** What both languages must share: the kinds of block in order, with their sizes and links. */
function shapeOf({ blocks }: Article): string[] {
  return blocks.map((block) => {
    if (block.kind === "heading") return `heading ${block.level} ${block.step ?? ""}`;
    if (block.kind === "list") return `list ${block.ordered} ${block.items.length}`;
    if (block.kind === "table") return `table ${block.head.length} × ${block.rows.length}`;
    return block.kind === "callout" ? `callout ${block.tone}` : block.kind;
  });
}

function linksOf({ blocks }: Article): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === "heading") return [];
    const spans =
      block.kind === "list"
        ? block.items.flat()
        : block.kind === "table"
          ? [...block.head, ...block.rows.flat()].flat()
          : block.spans;
    return spans.flatMap(({ href }) => (href === undefined ? [] : [href]));
  });
}

describe("the texts", () => {
  it("stand in both languages", () => {
    expect(faults).toEqual([]);
    for (const { name, piece } of files) expect([piece.words.zh, piece.words.en], name).not.toContain(null);
    expect([...en.keys()]).toEqual(ids);
  });

  it("fill every group of the help centre with three to six articles", () => {
    for (const group of helpGroups) {
      const count = [...zh.values()].filter((article) => article.group === group).length;
      expect(count, group).toBeGreaterThanOrEqual(3);
      expect(count, group).toBeLessThanOrEqual(6);
    }
  });

  it.each(ids)("%s has the same structure and links in both", (id) => {
    const [chinese, english] = [zh.get(id), en.get(id)];
    if (!chinese || !english) throw new Error("missing");
    expect(shapeOf(english)).toEqual(shapeOf(chinese));
    expect(linksOf(english).toSorted()).toEqual(linksOf(chinese).toSorted());
    expect(english.updated).toBe(chinese.updated);
    expect(english.order).toBe(chinese.order);
  });

  it.each(["pay-methods", "recharge", "refund-withdraw", "fees"])("%s leads to a question of the type money belongs to", (id) => {
    const article = en.get(id);
    expect(article && linksOf(article)).toContain("/user/consult/service?type=other");
  });

  it.each(ids)("%s links only to pages of ours that read what the link says", (id) => {
    const article = zh.get(id);
    for (const link of article ? linksOf(article) : []) {
      const url = new URL(link, "https://sihai.example");
      const path = pathOf(url.pathname);
      expect(path, link).not.toBeNull();
      if (path === null) continue;
      const search: Record<string, (raw: string) => unknown> = paths[path].search;
      for (const [name, value] of url.searchParams) expect(search[name]?.(value), link).toBeDefined();
      const helpId = url.searchParams.get("helpId");
      if (helpId !== null) expect(ids, link).toContain(helpId);
    }
  });

  it("keep to one language each", () => {
    for (const article of en.values()) expect(JSON.stringify(article), article.helpId).not.toMatch(/[\u4e00-\u9fff，。；：]/);
    for (const { helpId, title, summary } of zh.values()) expect(title + summary, helpId).toMatch(/[\u4e00-\u9fff]/);
  });
});

describe("a text with a wrong placeholder", () => {
  const article = (text: string) =>
    `---\nid: x\ngroup: orders\norder: 1\ntitle: x\nsummary: x\nupdated: 2026-11-23\n---\n\n${text}\n`;
  const below = (text: string) => {
    const root = mkdtempSync(join(tmpdir(), "articles-"));
    mkdirSync(join(root, "help", "orders"), { recursive: true });
    writeFileSync(join(root, "help", "orders", "x.zh.md"), article("{storageTerms.freeDays}"));
    writeFileSync(join(root, "help", "orders", "x.en.md"), article(text));
    return brokenArticles(root);
  };

  it("stops the start with a sentence that names the file", () => {
    expect(brokenArticles()).toEqual([]);
    expect(below("{storageTerms.freeDays}")).toEqual([]);
    expect(below("{storageTerms.freeDay}")).toEqual([
      expect.stringMatching(/orders\/x\.en\.md: \{storageTerms\.freeDay\} is no figure of a rule$/),
    ]);
  });
});

describe("Markdown we cannot show", () => {
  it.each([
    ["HTML", "<b>bold</b>"],
    ["HTML inside text", "a <script>alert(1)</script> b"],
    ["a picture", "![x](/a.png)"],
    ["code", "`x`"],
    ["a link elsewhere", "[x](https://example.com/)"],
    ["a link without a scheme", "[x](//example.com/)"],
    ["a script link", "[x](javascript:alert(1))"],
    ["a list in a list", "- a\n  - b"],
    ["a heading of the first level", "# x"],
    ["an unknown step", "## x {step=nowhere}"],
    ["an unknown tone", "> [!loud] x"],
  ])("is refused: %s", (_, markdown) => {
    expect(() => parseMarkdown(markdown, "en")).toThrow();
  });

  it("keeps emphasis, links and steps", () => {
    expect(
      parseMarkdown("## Pay {step=pay}\n\nThe *price* in **[your wallet](/wallet/index)**.\n\n> [!warn] Mind.", "en"),
    ).toEqual([
      { kind: "heading", level: 2, text: "Pay", step: "pay" },
      {
        kind: "paragraph",
        spans: [
          { text: "The " },
          { text: "price", emphasis: true },
          { text: " in " },
          { text: "your wallet", strong: true, href: "/wallet/index" },
          { text: "." },
        ],
      },
      { kind: "callout", tone: "warn", spans: [{ text: "Mind." }] },
    ]);
  });
});
