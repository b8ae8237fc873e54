import type { Block, PieceOf } from "@sihai/contract/content";
import type { KeptLanguage } from "@sihai/domain/language";
import type { Settings } from "@sihai/domain/setting";
import { fillPlaceholders } from "./fill-placeholders.ts";
import { parseMarkdown } from "./parse-markdown.ts";

export type ArticleWords = NonNullable<PieceOf<"article">["words"]["zh"]>;
export type ShownWords = { title: string; summary: string; blocks: Block[] };

/** Words of an article with the figures of these rules, as the blocks its page is made of. Throws `Unshowable`. */
export function showWords({ title, summary, text }: ArticleWords, rules: Settings, language: KeptLanguage): ShownWords {
  const fill = (words: string) => fillPlaceholders(words, rules, language);
  return { title: fill(title), summary: fill(summary), blocks: parseMarkdown(fill(text), language) };
}
