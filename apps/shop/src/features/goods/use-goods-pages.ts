import { searchGoods } from "@sihai/contract/goods";
import { type Platform, platforms } from "@sihai/domain/platform";
import { go, useEndpoint, usePagedEndpoint, usePageSearch } from "#shop";

/** What matches at all matches alike in our catalogue: an order by relevance would be the one by sales (decision 25). */
export const sorts = ["sales", "price-up", "price-down"] as const;

/** What the search page's address asks for, checked. */
export function useGoodsFilter() {
  const { keyword = "", platform, sort, category, priceFrom, priceTo } = usePageSearch("/goods/search");
  return {
    keyword,
    platform: platforms.find((each): each is Platform => each === platform),
    sort: sorts.find((each) => each === sort) ?? ("sales" as const),
    category: category !== undefined && /^[a-z0-9-]+$/.test(category) ? category : undefined,
    priceFrom,
    priceTo,
  };
}
export type GoodsFilter = ReturnType<typeof useGoodsFilter>;

/** Shows the search page by another filter, in the place of the present one. */
export function showGoods({ keyword, platform, sort, category, priceFrom, priceTo }: GoodsFilter): void {
  go(
    "/goods/search",
    {
      sort,
      ...(keyword && { keyword }),
      ...(platform && { platform }),
      ...(category && { category }),
      ...(priceFrom && { priceFrom }),
      ...(priceTo && { priceTo }),
    },
    { replace: true },
  );
}

function queryOf({ keyword, platform, sort, category, priceFrom, priceTo }: GoodsFilter, page: number) {
  return {
    query: {
      q: keyword,
      sort,
      page: String(page),
      ...(platform && { platform }),
      ...(category && { category }),
      ...(priceFrom && { priceFrom }),
      ...(priceTo && { priceTo }),
    },
  };
}

/** What the search finds, page after page; `first` undefined until the first one is here. */
export function useGoodsPages(filter: GoodsFilter) {
  const pages = usePagedEndpoint(searchGoods, filter, (page) => queryOf(filter, page));
  const [first] = pages.data?.pages ?? [];
  return { pages, first };
}

/** Categories of the whole catalogue, for the filter. */
export function useCategories() {
  return useEndpoint(searchGoods, { query: { q: "" } }, { freshMs: 600_000 }).data?.categories ?? [];
}
