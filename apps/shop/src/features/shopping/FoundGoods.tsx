import type { CallData } from "@sihai/contract";
import { goodsDetail, goodsPictureUrl, parseLinks } from "@sihai/contract/goods";
import { goodsDict } from "@sihai/text/dict/goods";
import { Button, ErrorState, Notice, Picture, Price, Section, SkeletonCard, SkeletonList, Tag, TextLink, useUi } from "@sihai/ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { call, go, hasPage, href, useDict, useEndpoint, useLanguage } from "#shop";
import { inLanguage, platformLabel } from "../goods/local-text.ts";

type Result = CallData<typeof parseLinks>["results"][number];
type Item = Extract<Result, { kind: "item" }>;

/** What each pasted text stands for. A single item opens at once; several stand as cards; what was not understood says why. */
export function FoundGoods({ texts }: { texts: readonly string[] }) {
  const words = useDict(goodsDict);
  const parsed = useQuery({
    queryKey: [parseLinks.path, texts],
    queryFn: ({ signal }) => call(parseLinks, { body: { texts: [...texts] } }, { signal, quiet: true }),
  });
  const results = parsed.data?.results ?? [];
  const [only] = results;
  const single = results.length === 1 && only?.kind === "item" ? only : null;

  useEffect(() => {
    if (single) go("/goods/detail", { platform: single.platform, goodsCode: single.itemId }, { replace: true });
  }, [single]);

  if (parsed.isPending || single) return <SkeletonList cards={Math.min(3, texts.length)} picture />;
  if (parsed.error) return <ErrorState onReload={() => void parsed.refetch()} pending={parsed.isFetching} />;
  return (
    <Section title={words.found}>
      {results.map((result, at) => (
        <FoundOne key={`${at}-${result.kind}`} result={result} text={texts[at] ?? ""} />
      ))}
    </Section>
  );
}

function FoundOne({ result, text }: { result: Result; text: string }) {
  const words = useDict(goodsDict);
  const language = useLanguage();
  if (result.kind === "item") return <FoundItem item={result} />;
  const reasons = {
    "no-link": words.reasonNoLink,
    unsafe: words.reasonUnsafe,
    "non-chinese": words.reasonNonChinese,
    "not-a-product": words.reasonNotAProduct,
    "unknown-site": words.reasonUnknownSite,
  };
  const byHand = whatIsKnown(result, text);
  const reason =
    result.kind === "unresolved" ? words.unresolved(platformLabel(result.platform, language)) : reasons[result.reason];
  return (
    <Notice tone="warn" title={reason}>
      <span className="line-clamp-2 break-all">{text}</span>
      {byHand ? <TextLink href={href("/order/submit/diy", byHand)}>{words.fillByHand}</TextLink> : null}
    </Notice>
  );
}

/** What the form by hand can start from: a link of a shop we do not read, or one that led nowhere. */
function whatIsKnown(result: Exclude<Result, Item>, text: string): { link: string; platform?: string } | null {
  if (result.kind === "unresolved") return { link: result.url, platform: result.platform };
  return result.reason === "unknown-site" && URL.canParse(text) ? { link: text } : null;
}

function FoundItem({ item }: { item: Item }) {
  const words = useDict(goodsDict);
  const language = useLanguage();
  const { LinkPart } = useUi();
  const { platform, itemId } = item;
  const goods = useEndpoint(goodsDetail, { query: { platform, itemId } }, { freshMs: 60_000 });
  if (goods.isPending) return <SkeletonCard picture />;
  if (goods.error) {
    return (
      <Notice
        tone="warn"
        title={words.lookupFailedTitle}
        action={
          <div className="-ml-4">
            <Button small kind="plain" pending={goods.isFetching} onClick={() => void goods.refetch()}>
              {words.tryAgain}
            </Button>
          </div>
        }
      >
        <span className="block break-all">
          {platformLabel(platform, language)} · {itemId}
        </span>
        {hasPage("/order/submit/diy") ? (
          <TextLink href={href("/order/submit/diy", { link: item.canonicalUrl, platform })}>{words.fillByHand}</TextLink>
        ) : null}
      </Notice>
    );
  }
  const { goodsId, pictures, title, price } = goods.data;
  return (
    <LinkPart href={href("/goods/detail", { goodsId })} className="flex gap-3 rounded-card bg-white p-3 shadow-card">
      <Picture
        src={pictures[0] === undefined ? null : goodsPictureUrl(goodsId, pictures[0], 200)}
        alt=""
        className="w-22 shrink-0 rounded-[12px]"
        sizes="88px"
      />
      <span className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <Tag tone="warn">{platformLabel(platform, language)}</Tag>
        <span className="line-clamp-2">{inLanguage(title, language)}</span>
        <Price amount={price} />
      </span>
    </LinkPart>
  );
}
