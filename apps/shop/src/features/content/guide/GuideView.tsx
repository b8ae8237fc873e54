import { contentDict } from "@sihai/text/dict/content";
import { guideDict } from "@sihai/text/dict/content-guide";
import { Cell, CellGroup, cx, IconButton, LinkButton, Page, SkeletonList, useUi } from "@sihai/ui";
import { CircleHelp, Share2 } from "lucide-react";
import { href, NotYet, sharePage, useDict } from "#shop";
import { ArticleBody } from "../help/ArticleBody.tsx";
import { Spans } from "../help/Spans.tsx";
import { useArticle } from "../help/use-article.ts";

const guides = [
  { name: "user", path: "/guide/user", start: { path: "/calculator/index", label: "startUser" } },
  { name: "shopping", path: "/guide/shopping", start: { path: "/home", label: "startShopping" } },
  { name: "transfer", path: "/guide/transfer", start: { path: "/order/submit/zy", label: "startTransfer" } },
] as const;
type GuideName = (typeof guides)[number]["name"];

/** One of the three guides: the steps in order with their drawings, then the thing to do next. */
export function GuideView({ name }: { name: GuideName }) {
  const words = useDict(guideDict);
  const guide = useArticle(name);
  const { path, start } = guides.find((each) => each.name === name) ?? guides[0];
  const [opening, ...rest] = guide.data?.blocks ?? [];
  const hasOpening = opening?.kind === "paragraph";
  const footer = (
    <LinkButton wide href={href(start.path)}>
      {words[start.label]}
    </LinkButton>
  );
  const share = () => void sharePage(words[name], href(path));
  return (
    <Page
      title={words[name]}
      actions={<IconButton icon={Share2} label={words.share} onClick={share} />}
      {...(guide.data ? { footer } : {})}
    >
      <GuideTabs name={name} />
      {guide.data ? null : <NotYet read={guide} skeleton={<SkeletonList cards={4} lines={3} />} />}
      {guide.data ? (
        <>
          {hasOpening ? (
            <p className="rounded-card bg-brand-strong p-4 text-body leading-6 text-white">
              <Spans spans={opening.spans} />
            </p>
          ) : null}
          <ArticleBody blocks={hasOpening ? rest : guide.data.blocks} />
          <ReadOn />
        </>
      ) : null}
    </Page>
  );
}

function GuideTabs({ name }: { name: GuideName }) {
  const words = useDict(guideDict);
  const { LinkPart } = useUi();
  return (
    <nav aria-label={words.choose}>
      <ul className="flex rounded-card bg-fill p-1">
        {guides.map((guide) => (
          <li key={guide.name} className="min-w-0 flex-1">
            <LinkPart
              href={href(guide.path)}
              aria-current={guide.name === name ? "page" : undefined}
              className={cx(
                "flex min-h-11 items-center justify-center rounded-control px-1 text-center text-body hyphens-auto wrap-anywhere",
                guide.name === name ? "bg-white font-semibold text-brand-strong shadow-card" : "text-ink",
              )}
            >
              {words[`${guide.name}Tab`]}
            </LinkPart>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ReadOn() {
  const words = useDict(guideDict);
  const helpWords = useDict(contentDict);
  return (
    <CellGroup title={words.more}>
      <Cell
        icon={<CircleHelp size={22} />}
        title={helpWords.title}
        note={helpWords.searchPlaceholder}
        href={href("/help-center/list")}
      />
    </CellGroup>
  );
}
