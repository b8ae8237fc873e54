import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ArticleGroup, type ArticleSummary, articleGroups, type Block, helpGroups } from "@sihai/contract/content";
import { type KeptLanguage, type Language, languageTable } from "@sihai/domain/language";
import { type Settings, seededSettings } from "@sihai/domain/setting";
import { type Deps, defineRemembered } from "#platform";
import { fillPlaceholders } from "./fill-placeholders.ts";
import { readFrontMatter } from "./front-matter.ts";
import { parseMarkdown } from "./parse-markdown.ts";

/** One text in one language. */
export type Article = ArticleSummary & { order: number; updated: string; blocks: Block[] };
export type Library = Readonly<Record<KeptLanguage, ReadonlyMap<string, Article>>>;

const content = fileURLToPath(new URL("../../../../../content/", import.meta.url));
const folders = ["guides", "help", "agreements"];
const languages = ["zh", "en"] as const satisfies readonly KeptLanguage[];
/** The files as they were when they were first asked for, and what they say by rules that hold or held. */
const articlesHere = defineRemembered(() => ({ templates: readTemplates(content), filled: new WeakMap<Settings, Library>() }));

/** Every text of the product (content/…/<id>.<zh|en>.md) with the figures of these rules. Throws with the file when one cannot be shown. */
export function library(rules: Settings): Library {
  return fillLibrary(readTemplates(content), rules);
}

/** The texts a reader of this language is shown, by the rules there are. */
export function shelfOf({ memory }: Pick<Deps, "memory">, language: Language, rules: Settings): ReadonlyMap<string, Article> {
  const { templates, filled } = memory.of(articlesHere);
  const known = filled.get(rules) ?? fillLibrary(templates, rules);
  filled.set(rules, known);
  return known[languageTable[language].kept];
}

/** What keeps the texts from being shown, in a sentence that names the file; none when they can be. */
export function brokenArticles(root = content): string[] {
  try {
    fillLibrary(readTemplates(root), seededSettings);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** A text as it is kept, with placeholders for the figures of rules. */
type Template = { file: string; language: KeptLanguage; source: string };

function readTemplates(root: string): Template[] {
  const files = folders.flatMap((folder) => filesBelow(join(root, folder))).sort();
  return languages.flatMap((language) =>
    files
      .filter((file) => file.endsWith(`.${language}.md`))
      .map((file) => ({ file, language, source: readFileSync(file, "utf8") })),
  );
}

/** The texts by language and id, in the order of their groups. */
function fillLibrary(templates: readonly Template[], rules: Settings): Library {
  return { zh: shelf(templates, "zh", rules), en: shelf(templates, "en", rules) };
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

function shelf(templates: readonly Template[], language: KeptLanguage, rules: Settings): Map<string, Article> {
  const articles = templates.filter((one) => one.language === language).map((one) => readArticleOf(one, rules));
  const place = ({ group, order }: Article) => articleGroups.indexOf(group) * 1000 + order;
  articles.sort((a, b) => place(a) - place(b));
  const found = new Map(articles.map((article) => [article.helpId, article]));
  if (found.size < articles.length) throw new Error("two articles share an id");
  return found;
}

function readArticleOf({ file, language, source }: Template, rules: Settings): Article {
  try {
    const { head, markdown } = readFrontMatter(fillPlaceholders(source, rules, language));
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
