import { type ArticleGroup, type ArticleSummary, articleGroups, type Block, helpGroups } from "@sihai/contract/content";
import { type KeptLanguage, type Language, languageTable } from "@sihai/domain/language";
import type { Settings } from "@sihai/domain/setting";
import { type ContentSnapshot, type Deps, defineRemembered, type Logger, type ShownPiece } from "#platform";
import { showWords } from "./show-words.ts";

/** One text for readers of one language, by the rules there are. */
export type Article = ArticleSummary & {
  order: number;
  updated: string;
  versionId: string;
  writtenIn: KeptLanguage;
  blocks: Block[];
};
type Shelf = ReadonlyMap<string, Article>;
type Library = Readonly<Record<KeptLanguage, Shelf>>;

/** What the texts say by rules that hold, until either changes. */
const librariesHere = defineRemembered(() => new WeakMap<ContentSnapshot, WeakMap<Settings, Library>>());

/** The texts a reader of this language is shown, by the rules there are. */
export function shelfOf({ memory, content, settings, log }: Deps, language: Language, now: Date): Shelf {
  const [snapshot, rules] = [content.at(now), settings.at(now)];
  const libraries = memory.of(librariesHere);
  const byRules = libraries.get(snapshot) ?? new WeakMap<Settings, Library>();
  libraries.set(snapshot, byRules);
  const library = byRules.get(rules) ?? fillLibrary(snapshot.pieces, rules, log);
  byRules.set(rules, library);
  return library[languageTable[language].kept];
}

/** The articles by language and id, in the order of their groups. One that cannot be shown by these rules is left out, and said. */
export function fillLibrary(
  pieces: readonly Pick<ShownPiece, "versionId" | "name" | "piece" | "updated">[],
  rules: Settings,
  log: Pick<Logger, "error">,
): Library {
  return { zh: shelf(pieces, "zh", rules, log), en: shelf(pieces, "en", rules, log) };
}

function shelf(
  pieces: readonly Pick<ShownPiece, "versionId" | "name" | "piece" | "updated">[],
  language: KeptLanguage,
  rules: Settings,
  log: Pick<Logger, "error">,
): Shelf {
  const other = language === "zh" ? "en" : "zh";
  const articles = pieces.flatMap(({ versionId, name: helpId, piece, updated }): Article[] => {
    if (piece.kind !== "article" || updated === null) return [];
    const writtenIn = piece.words[language] === null ? other : language;
    const words = piece.words[writtenIn];
    if (words === null) return [];
    try {
      const { group, order } = piece;
      return [{ helpId, group, order, updated, versionId, writtenIn, ...showWords(words, rules, writtenIn) }];
    } catch (error) {
      log.error({ err: error, version: versionId, article: helpId }, "an article cannot be shown");
      return [];
    }
  });
  const place = ({ group, order }: Article) => articleGroups.indexOf(group) * 1000 + order;
  return new Map(articles.toSorted((a, b) => place(a) - place(b)).map((article) => [article.helpId, article]));
}

/** An article as lists show it, without its words. */
export function summaryOf({ helpId, group, title, summary }: Article): ArticleSummary {
  return { helpId, group, title, summary };
}

/** Articles of one group; without one, those of the help centre. */
export function articlesOf(shelf: Shelf, group: ArticleGroup | undefined): Article[] {
  const wanted: readonly string[] = group === undefined ? helpGroups : [group];
  return [...shelf.values()].filter((article) => wanted.includes(article.group));
}

const relatedMax = 3;

/** Others of the same group, starting behind the article itself. */
export function relatedTo(shelf: Shelf, article: Article): Article[] {
  const group = articlesOf(shelf, article.group);
  const at = group.indexOf(article);
  return [...group.slice(at + 1), ...group.slice(0, at)].slice(0, relatedMax);
}
