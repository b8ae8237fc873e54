import { type ArticleSummary, helpGroups, listArticles } from "@sihai/contract/content";
import { contentDict } from "@sihai/text/dict/content";
import { EmptyState, Page, SearchBox, SkeletonList } from "@sihai/ui";
import { lazy, Suspense, useState } from "react";
import { go, NotYet, useDict, useEndpoint, useLanguage, usePageSearch } from "#shop";
import { ArticleLinks } from "./ArticleLinks.tsx";
import { findArticles } from "./find-articles.ts";
import { GroupTiles } from "./GroupTiles.tsx";
import { GuideTiles } from "./GuideTiles.tsx";
import { useArticles } from "./use-article.ts";

const AdvertStrip = lazy(() => import("../advert/AdvertStrip.tsx"));

/** The help centre: search first, then the guides and the subjects. */
export default function HelpListPage() {
  const words = useDict(contentDict);
  const { keyword = "" } = usePageSearch("/help-center/list");
  const [typed, setTyped] = useState(keyword);
  const articles = useArticles();
  // What is typed is found in titles at once; what was asked for, in the texts too.
  const isAsked = keyword !== "" && keyword === typed.trim();
  const inText = useEndpoint(
    listArticles,
    { query: { language: useLanguage(), q: keyword } },
    { enabled: isAsked, freshMs: 60_000 },
  );

  function keep(text: string) {
    go("/help-center/list", { keyword: text.trim() }, { replace: true });
  }

  function type(text: string) {
    setTyped(text);
    if (text === "") keep("");
  }

  return (
    <Page title={words.title}>
      <SearchBox
        label={words.searchLabel}
        placeholder={words.searchPlaceholder}
        value={typed}
        maxLength={60}
        onChange={type}
        onSearch={() => keep(typed)}
      />
      {articles.data ? null : <NotYet read={articles} skeleton={<SkeletonList cards={4} lines={2} />} />}
      {articles.data && typed.trim() !== "" ? (
        <Found articles={together(findArticles(articles.data.list, typed), inText.data?.list ?? [])} onAll={() => type("")} />
      ) : null}
      {articles.data && typed.trim() === "" ? (
        <>
          <GuideTiles />
          <GroupTiles groups={helpGroups} articles={articles.data.list} />
          <Suspense>
            <AdvertStrip position="help" />
          </Suspense>
        </>
      ) : null}
    </Page>
  );
}

/** Those found at once, then those that only hold the words in their text. */
function together(first: readonly ArticleSummary[], then: readonly ArticleSummary[]): ArticleSummary[] {
  return [...first, ...then.filter(({ helpId }) => first.every((one) => one.helpId !== helpId))];
}

function Found({ articles, onAll }: { articles: readonly ArticleSummary[]; onAll: () => void }) {
  const words = useDict(contentDict);
  return (
    <>
      <p role="status" className={articles.length === 0 ? "sr-only" : "px-1 text-body text-grey"}>
        {articles.length === 0 ? words.nothingFound : words.found(articles.length)}
      </p>
      {articles.length === 0 ? (
        <EmptyState picture="search" text={words.nothingFound} action={{ label: words.showAll, onClick: onAll }} />
      ) : (
        <ArticleLinks articles={articles} />
      )}
    </>
  );
}
