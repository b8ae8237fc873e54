import { type HelpGroup, helpGroups } from "@sihai/contract/content";
import { contentDict } from "@sihai/text/dict/content";
import { EmptyState, ErrorState, Page, SkeletonList } from "@sihai/ui";
import { href, useDict, usePageSearch } from "#shop";
import { ArticleLinks } from "./ArticleLinks.tsx";
import { findArticles } from "./find-articles.ts";
import { GroupTiles } from "./GroupTiles.tsx";
import { useArticles } from "./use-article.ts";

/** One subject of the help centre; `keyword` narrows it. */
export default function HelpSubListPage() {
  const words = useDict(contentDict);
  const { typeId, keyword } = usePageSearch("/help-center/sub-list");
  const group = helpGroups.find((name) => name === typeId);
  if (group === undefined) {
    return (
      <Page title={words.title}>
        <EmptyState picture="search" text={words.noGroup} action={{ label: words.toCentre, href: href("/help-center/list") }} />
      </Page>
    );
  }
  return (
    <Page title={words[group]}>
      <Subject group={group} keyword={keyword} />
    </Page>
  );
}

function Subject({ group, keyword }: { group: HelpGroup; keyword: string | undefined }) {
  const words = useDict(contentDict);
  const articles = useArticles();
  if (articles.isPending) return <SkeletonList cards={4} lines={2} />;
  if (articles.error) return <ErrorState onReload={() => void articles.refetch()} />;
  const ofGroup = articles.data.list.filter((article) => article.group === group);
  const shown = keyword === undefined ? ofGroup : findArticles(ofGroup, keyword);
  return (
    <>
      {shown.length === 0 ? (
        <EmptyState
          picture="search"
          text={words.nothingFound}
          action={{ label: words.showAll, href: href("/help-center/list") }}
        />
      ) : (
        <ArticleLinks articles={shown} />
      )}
      <GroupTiles groups={helpGroups.filter((name) => name !== group)} articles={articles.data.list} />
    </>
  );
}
