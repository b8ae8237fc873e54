import type { Block } from "@sihai/contract/content";
import type { Article } from "./articles.ts";
import { plainText } from "./parse-markdown.ts";

/**
 * Articles that hold every word asked for: in the title first, then in the summary, then in the text. Chinese is searched as it is typed,
 * without word breaks. Who reads one language may ask in the other: what only `elsewhere`, the same texts in that one, holds comes last.
 */
export function findArticles(articles: readonly Article[], asked: string, elsewhere: ReadonlyMap<string, Article>): Article[] {
  const terms = plain(asked).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [...articles];
  const rankOf = ({ title, summary, blocks }: Article) => {
    const parts = [title, summary, blocks.map(textOf).join(" ")].map(plain);
    const held = parts.findIndex((_, index) =>
      terms.every((term) =>
        parts
          .slice(0, index + 1)
          .join(" ")
          .includes(term),
      ),
    );
    return held === -1 ? null : held;
  };
  return articles
    .flatMap((article) => {
      const other = elsewhere.get(article.helpId);
      const rank = rankOf(article) ?? behind(other ? rankOf(other) : null);
      return rank === null ? [] : [{ article, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ article }) => article);
}

const ranks = 3;

function behind(rank: number | null): number | null {
  return rank === null ? null : rank + ranks;
}

function textOf(block: Block): string {
  switch (block.kind) {
    case "heading":
      return block.text;
    case "list":
      return block.items.map(plainText).join(" ");
    case "table":
      return [block.head, ...block.rows].flat().map(plainText).join(" ");
    default:
      return plainText(block.spans);
  }
}

/** Full width and half width, upper and lower case are the same; a figure's blank that does not break is a blank; a keyboard's apostrophe finds the printed one. */
function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/’/g, "'");
}
