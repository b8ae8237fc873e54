import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ArticleGroup, type ArticleSummary, articleGroups, type Block, helpGroups } from "@sihai/contract/content";
import { type KeptLanguage, type Language, languageTable } from "@sihai/domain/language";
import { readFrontMatter } from "./front-matter.ts";
import { parseMarkdown } from "./parse-markdown.ts";

/** One text in one language. */
export type Article = ArticleSummary & { order: number; updated: string; blocks: Block[] };
export type Library = Readonly<Record<KeptLanguage, ReadonlyMap<string, Article>>>;

const content = fileURLToPath(new URL("../../../../../content/", import.meta.url));
const folders = ["guides", "help", "agreements"];
let held: Library | null = null;

/** Every text of the product (content/…/<id>.<zh|en>.md), read once. Throws with the file when one cannot be shown. */
export function library(): Library {
  held ??= readLibrary(content);
  return held;
}

/** The texts a reader of this language is shown. */
export function shelfOf(language: Language): ReadonlyMap<string, Article> {
  return library()[languageTable[language].kept];
}

/** Reads the texts below a folder, by language and id, in the order of their groups. */
export function readLibrary(root: string): Library {
  const files = folders
    .flatMap((folder) => filesBelow(join(root, folder)))
    .filter((file) => file.endsWith(".md"))
    .sort();
  return { zh: shelf(files, "zh"), en: shelf(files, "en") };
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

function shelf(files: readonly string[], language: KeptLanguage): Map<string, Article> {
  const articles = files.filter((file) => file.endsWith(`.${language}.md`)).map((file) => readArticleFile(file, language));
  const place = ({ group, order }: Article) => articleGroups.indexOf(group) * 1000 + order;
  articles.sort((a, b) => place(a) - place(b));
  const found = new Map(articles.map((article) => [article.helpId, article]));
  if (found.size < articles.length) throw new Error("two articles share an id");
  return found;
}

function readArticleFile(file: string, language: KeptLanguage): Article {
  try {
    const { head, markdown } = readFrontMatter(readFileSync(file, "utf8"));
    const group = articleGroups.find((name) => name === head.group);
    if (!group || basename(dirname(file)) !== group) throw new Error(`group ${head.group} is not its folder`);
    if (basename(file) !== `${head.id}.${language}.md`) throw new Error(`id ${head.id} is not its name`);
    const { id: helpId, order, title, summary, updated } = head;
    return { helpId, group, order, title, summary, updated, blocks: parseMarkdown(markdown, language) };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

export function summaryOf({ helpId, group, title, summary }: Article): ArticleSummary {
  return { helpId, group, title, summary };
}

/** Articles of one group; without one, those of the help centre. */
export function articlesOf(shelf: ReadonlyMap<string, Article>, group: ArticleGroup | undefined): Article[] {
  const wanted: readonly string[] = group === undefined ? helpGroups : [group];
  return [...shelf.values()].filter((article) => wanted.includes(article.group));
}

const relatedMax = 3;

/** Others of the same group, starting behind the article itself. */
export function relatedTo(shelf: ReadonlyMap<string, Article>, article: Article): Article[] {
  const group = articlesOf(shelf, article.group);
  const at = group.indexOf(article);
  return [...group.slice(at + 1), ...group.slice(0, at)].slice(0, relatedMax);
}
