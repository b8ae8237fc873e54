import { languageTable } from "@sihai/domain/language";
import { formatDate } from "@sihai/text";
import { contentDict } from "@sihai/text/dict/content";
import { EmptyState, ErrorState, IconButton, Page, SkeletonList } from "@sihai/ui";
import { Share2 } from "lucide-react";
import { href, isRefused, sharePage, useDict, useLanguage, usePageSearch } from "#shop";
import { ArticleBody } from "./ArticleBody.tsx";
import { ArticleLinks } from "./ArticleLinks.tsx";
import { HelpfulCard } from "./HelpfulCard.tsx";
import { useArticle } from "./use-article.ts";

/** One help article. */
export default function HelpDetailPage() {
  const words = useDict(contentDict);
  const { helpId, from } = usePageSearch("/help-center/detail");
  if (helpId !== undefined && /^[a-z0-9-]{2,64}$/.test(helpId))
    return <HelpDetail key={helpId} helpId={helpId} from={from !== undefined && isMoment(from) ? from : undefined} />;
  return (
    <Page title={words.article}>
      <NoArticle />
    </Page>
  );
}

function NoArticle() {
  const words = useDict(contentDict);
  return (
    <EmptyState picture="search" text={words.noArticle} action={{ label: words.toCentre, href: href("/help-center/list") }} />
  );
}

/** A moment as the message of a change names it. */
function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/.test(text);
}

function HelpDetail({ helpId, from }: { helpId: string; from: string | undefined }) {
  const words = useDict(contentDict);
  const language = useLanguage();
  const article = useArticle(helpId, from);
  if (article.isPending || article.error) {
    return (
      <Page title={words.article}>
        {article.isPending ? <SkeletonList cards={3} lines={4} /> : null}
        {isRefused(article.error, "NOT_FOUND") ? <NoArticle /> : null}
        {article.error && !isRefused(article.error, "NOT_FOUND") ? <ErrorState onReload={() => void article.refetch()} /> : null}
      </Page>
    );
  }
  const { title, group, summary, updated, writtenIn, blocks, related } = article.data;
  const kept = languageTable[language].kept;
  const share = () => void sharePage(title, href("/help-center/detail", { helpId }));
  return (
    <Page title={title} actions={<IconButton icon={Share2} label={words.share} onClick={share} />}>
      <div className="px-1 text-body leading-6 text-grey">
        <p>{summary}</p>
        {writtenIn === kept ? null : <p className="text-note leading-5">{words.onlyIn[writtenIn]}</p>}
        <p className="text-note leading-5">{words.updated(formatDate(`${updated}T00:00:00Z`, language, "UTC"))}</p>
      </div>
      <ArticleBody blocks={blocks} />
      {group === "agreements" ? null : <HelpfulCard helpId={helpId} />}
      {related.length === 0 ? null : <ArticleLinks title={words.related} articles={related} />}
    </Page>
  );
}
