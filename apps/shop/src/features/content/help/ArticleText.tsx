import { ErrorState, SkeletonCard } from "@sihai/ui";
import { Suspense } from "react";
import { ArticleBody } from "./ArticleBody.tsx";
import { useArticle } from "./use-article.ts";

type ArticleTextProps = { helpId: string; topLevel?: 2 | 3 };

/**
 * An article by its id without a page around it: an agreement or a promise in a sheet or below other things. It waits for its words
 * by itself, so that the page around it stays as it is.
 */
export function ArticleText(props: ArticleTextProps) {
  return (
    <Suspense fallback={<SkeletonCard lines={6} />}>
      <LoadedText {...props} />
    </Suspense>
  );
}

function LoadedText({ helpId, topLevel = 3 }: ArticleTextProps) {
  const article = useArticle(helpId);
  if (article.isPending) return <SkeletonCard lines={6} />;
  if (article.error) return <ErrorState onReload={() => void article.refetch()} />;
  return <ArticleBody blocks={article.data.blocks} topLevel={topLevel} />;
}
