import { popularGoods } from "@sihai/contract/goods";
import { homeDict } from "@sihai/text/dict/home";
import { ErrorState, Section, TextLink } from "@sihai/ui";
import { href, useDict, useEndpoint } from "#shop";
import { GoodsGrid } from "../goods/GoodsCard.tsx";
import { GoodsGridSkeleton } from "../goods/GoodsSkeleton.tsx";

/** Two rows: enough to see what there is, and the rest of the page is not pushed away. */
const shown = 4;

/** Goods many buy this week, with the way to all of them; nothing at all where nobody bought. */
export function Popular() {
  const words = useDict(homeDict);
  const popular = useEndpoint(popularGoods, {}, { freshMs: 300_000 });
  if (popular.data?.list.length === 0) return null;
  return (
    <Section title={words.popular} action={<TextLink href={href("/goods/search", { sort: "sales" })}>{words.seeAll}</TextLink>}>
      {popular.error ? <ErrorState onReload={() => void popular.refetch()} pending={popular.isFetching} /> : null}
      {popular.isPending ? <GoodsGridSkeleton cards={4} /> : null}
      {popular.data ? <GoodsGrid list={popular.data.list.slice(0, shown)} /> : null}
    </Section>
  );
}
