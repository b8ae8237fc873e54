import { ErrorState, SkeletonCard } from "@sihai/ui";
import { ArticleBody } from "./ArticleBody.tsx";
import { useArticle } from "./use-article.ts";

/** An article by its id without a page around it: an agreement or a promise in a sheet or below other things. */
export function ArticleText({ helpId, topLevel = 3 }: { helpId: string; topLevel?: 2 | 3 }) {
  const article = useArticle(helpId);
  if (article.isPending) return <SkeletonCard lines={6} />;
  if (article.error) return <ErrorState onReload={() => void article.refetch()} />;
  return <ArticleBody blocks={article.data.blocks} topLevel={topLevel} />;
}
