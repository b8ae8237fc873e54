import { popularGoods } from "@sihai/contract/goods";
import { homeDict } from "@sihai/text/dict/home";
import { ErrorState, Section, TextLink } from "@sihai/ui";
import { href, useDict, useEndpoint } from "#shop";
import { GoodsGrid } from "../goods/GoodsCard.tsx";
import { GoodsGridSkeleton } from "../goods/GoodsSkeleton.tsx";

export function Popular() {
  const words = useDict(homeDict);
  const popular = useEndpoint(popularGoods, {}, { freshMs: 300_000 });
  if (popular.data?.list.length === 0) return null;
  return (
    <Section title={words.popular} action={<TextLink href={href("/goods/search", { sort: "sales" })}>{words.seeAll}</TextLink>}>
      {popular.error ? <ErrorState onReload={() => void popular.refetch()} pending={popular.isFetching} /> : null}
      {popular.isPending ? <GoodsGridSkeleton cards={4} /> : null}
      {popular.data ? <GoodsGrid list={popular.data.list} /> : null}
    </Section>
  );
}
