import type { GoodsRef, Platform } from "@sihai/adapters/marketplace";
import { cny } from "@sihai/domain";
import type { Deps } from "#platform";
import { type GoodsFilter, searchKeptGoods, unknownOf } from "./goods.store.ts";
import { summaryView } from "./goods-view.ts";
import { lookUpGoods } from "./look-up-goods.service.ts";

export const goodsPageSize = 20;

type Asked = {
  q?: string | undefined;
  page?: number | undefined;
  platform?: Platform | undefined;
  category?: string | undefined;
  sort?: GoodsFilter["sort"] | undefined;
  priceFrom?: string | undefined;
  priceTo?: string | undefined;
};

/**
 * Searches our catalogue, after feeding it with what the source's own search finds for the same words (decisions C-07). When the
 * source does not answer, the catalogue alone answers and says so.
 */
export async function searchGoodsFor(deps: Deps, asked: Asked) {
  const page = asked.page ?? 1;
  const words = (asked.q ?? "")
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, 8);
  const sourceFailed = words.length > 0 && !(await feedFromSource(deps, words.join(" "), page));
  const filter: GoodsFilter = {
    words,
    platform: asked.platform,
    category: asked.category,
    sort: asked.sort ?? "relevance",
    priceFrom: asked.priceFrom === undefined ? undefined : cny(asked.priceFrom).amount,
    priceTo: asked.priceTo === undefined ? undefined : cny(asked.priceTo).amount,
  };
  const found = await searchKeptGoods(deps.db, filter, { offset: (page - 1) * goodsPageSize, limit: goodsPageSize });
  return {
    list: found.rows.map(summaryView),
    total: found.total,
    page,
    pageSize: goodsPageSize,
    sourceFailed,
    categories: found.categories,
  };
}

/** Takes what the source finds into the catalogue; false when it did not answer. */
async function feedFromSource(deps: Deps, query: string, page: number): Promise<boolean> {
  const answer = await deps.adapters.marketplace.search({ query, page });
  if (!answer.ok) return false;
  await feed(deps, await unknownOf(deps.db, answer.value.items));
  return true;
}

async function feed(deps: Deps, refs: readonly GoodsRef[]): Promise<void> {
  for (let start = 0; start < refs.length; start += 10) {
    await Promise.all(refs.slice(start, start + 10).map((ref) => lookUpGoods(deps, ref)));
  }
}
