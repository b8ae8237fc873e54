import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { articleGroups, type ContentKind, type ContentPiece, contentPiece, type PieceOf } from "@sihai/contract/content";
import type { KeptLanguage } from "@sihai/domain/language";
import { seededSettings } from "@sihai/domain/setting";
import * as z from "zod/mini";
import { readFrontMatter } from "./front-matter.ts";
import { type ArticleWords, showWords } from "./show-words.ts";

/** A text as the product brings it along. `updated`: the day its words last changed, of an article. */
type ContentFile = { name: string; piece: ContentPiece; updated: string | null; digest: string };

const content = fileURLToPath(new URL("../../../../../content/", import.meta.url));
const folders = ["guides", "help", "agreements"];
const advertFile = z.array(z.looseObject({ id: z.string() }));

/** What a new installation begins with: the articles of content/…/<id>.<zh|en>.md and the adverts. Throws with the file when one cannot be shown. */
export function contentFiles(): readonly ContentFile[] {
  // Once for all nodes of a process: each article is set to see whether it can be shown.
  brought ??= [...articleFiles(content), ...advertFiles(content)];
  return brought;
}
let brought: readonly ContentFile[] | undefined;

/** What keeps the texts from being shown, in a sentence that names the file; none when they can be. */
export function brokenArticles(root = content): string[] {
  try {
    if (root === content) contentFiles();
    else articleFiles(root);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

type InOneLanguage = { id: string; group: PieceOf<"article">["group"]; order: number; updated: string; words: ArticleWords };

function articleFiles(root: string): ContentFile[] {
  const files = folders.flatMap((folder) => filesBelow(join(root, folder))).sort();
  const read = (language: KeptLanguage) =>
    files.filter((file) => file.endsWith(`.${language}.md`)).map((file) => readArticleFile(file, language));
  const [zh, en] = [byId(read("zh")), byId(read("en"))];
  return [...new Set([...zh.keys(), ...en.keys()])].map((id) => {
    const [chinese, english] = [zh.get(id) ?? null, en.get(id) ?? null];
    const either = chinese ?? english;
    if (either === null) throw new Error(`no words of ${id}`);
    const { group, order, updated } = either;
    const words = { zh: chinese?.words ?? null, en: english?.words ?? null };
    return seed("article", id, { kind: "article", group, order, words }, updated);
  });
}

function advertFiles(root: string): ContentFile[] {
  const all = advertFile.parse(JSON.parse(readFileSync(join(root, "adverts.json"), "utf8")));
  return all.map(({ id, zh, en, ...rest }, index) =>
    seed("advert", id, contentPiece.parse({ kind: "advert", order: index + 1, ...rest, words: { zh, en } }), null),
  );
}

function seed(kind: ContentKind, name: string, piece: ContentPiece, updated: string | null): ContentFile {
  return {
    name,
    piece,
    updated,
    digest: createHash("sha256")
      .update(JSON.stringify([kind, name, piece, updated]))
      .digest("hex"),
  };
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

function byId(articles: readonly InOneLanguage[]): Map<string, InOneLanguage> {
  const found = new Map(articles.map((article) => [article.id, article]));
  if (found.size < articles.length) throw new Error("two articles share an id");
  return found;
}

function readArticleFile(file: string, language: KeptLanguage): InOneLanguage {
  try {
    const { head, markdown } = readFrontMatter(readFileSync(file, "utf8"));
    const group = articleGroups.find((name) => name === head.group);
    if (!group || basename(dirname(file)) !== group) throw new Error(`group ${head.group} is not its folder`);
    if (basename(file) !== `${head.id}.${language}.md`) throw new Error(`id ${head.id} is not its name`);
    const words = { title: head.title, summary: head.summary, text: markdown.trim() };
    showWords(words, seededSettings, language);
    return { id: head.id, group, order: head.order, updated: head.updated, words };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
