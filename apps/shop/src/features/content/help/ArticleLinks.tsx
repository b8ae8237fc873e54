import type { ArticleSummary } from "@sihai/contract/content";
import { Cell, CellGroup } from "@sihai/ui";
import { href } from "#shop";

/** Articles as rows: what each answers stands under its title. */
export function ArticleLinks({ articles, title }: { articles: readonly ArticleSummary[]; title?: string }) {
  return (
    <CellGroup {...(title === undefined ? {} : { title })}>
      {articles.map((article) => (
        <Cell
          key={article.helpId}
          title={article.title}
          note={article.summary}
          href={href("/help-center/detail", { helpId: article.helpId })}
        />
      ))}
    </CellGroup>
  );
}
