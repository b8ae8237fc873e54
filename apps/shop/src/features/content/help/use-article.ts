import { listArticles, readArticle } from "@sihai/contract/content";
import { currentLanguage, prefetchEndpoint, useEndpoint, useLanguage } from "#shop";

/** They state the rules in force, so they are as fresh as those. */
const freshMs = 60_000;

/** `from`: an agreement as it will be then. One article in the language shown; the language is part of the question, so that no page mixes two. */
export function useArticle(helpId: string, from?: string) {
  return useEndpoint(
    readArticle,
    { query: { helpId, language: useLanguage(), ...(from !== undefined && { from }) } },
    { freshMs },
  );
}

/** Titles and summaries of the whole help centre in the language shown. */
export function useArticles() {
  return useEndpoint(listArticles, { query: { language: useLanguage() } }, { freshMs });
}

/** Begins to read an article in the language shown, while its page is on its way. */
export function prefetchArticle(helpId: string): void {
  prefetchEndpoint(readArticle, { query: { helpId, language: currentLanguage() } });
}

/** The same for the titles of the help centre. */
export function prefetchArticles(): void {
  prefetchEndpoint(listArticles, { query: { language: currentLanguage() } });
}
