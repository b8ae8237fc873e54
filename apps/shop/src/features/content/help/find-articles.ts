import type { ArticleSummary } from "@sihai/contract/content";

/** Articles whose title or summary holds every word asked for, titles first. Chinese is searched as it is typed, without word breaks. */
export function findArticles(articles: readonly ArticleSummary[], keyword: string): ArticleSummary[] {
  const terms = plain(keyword).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [];
  const holds = (text: string) => terms.every((term) => plain(text).includes(term));
  const byTitle = articles.filter(({ title }) => holds(title));
  const bySummary = articles.filter(({ title, summary }) => !holds(title) && holds(`${title} ${summary}`));
  return [...byTitle, ...bySummary];
}

/** A keyboard's apostrophe finds the printed one. */
function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/’/g, "'");
}
