import type { MarketGoods } from "./catalogue/goods.ts";
import { makeGoods } from "./catalogue/make-goods.ts";
import { isMarketTrigger, triggerGoods } from "./triggers.ts";

/** What a control request may change on a product. Prices in fen; a price moves every variant by the same difference. */
export type GoodsChange = { priceFen?: number; stock?: number; status?: MarketGoods["status"]; returnable?: boolean };

export type Market = {
  all(): Iterable<MarketGoods>;
  find(platform: string, itemId: string): MarketGoods | undefined;
  search(query: string, page: number): { goods: MarketGoods[]; total: number };
  change(platform: string, itemId: string, change: GoodsChange): MarketGoods | undefined;
  reset(): void;
};

export const searchPageSize = 20;

/** The catalogue as it was made, with the goods that provoke something, which no search finds. Changes last until `reset`. */
export function createMarket(): Market {
  const byKey = new Map<string, MarketGoods>();

  function reset(): void {
    byKey.clear();
    const goods = makeGoods();
    const [model] = goods;
    for (const one of [...goods, ...(model ? triggerGoods(model) : [])]) byKey.set(key(one.platform, one.itemId), one);
  }

  function search(query: string, page: number) {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
    const found = [...byKey.values()]
      .filter(
        (goods) =>
          !isMarketTrigger(goods.itemId) && goods.status === "onsale" && words.every((word) => searchText(goods).includes(word)),
      )
      .sort((a, b) => b.sales - a.sales || a.itemId.localeCompare(b.itemId));
    return { goods: found.slice((page - 1) * searchPageSize, page * searchPageSize), total: found.length };
  }

  function change(platform: string, itemId: string, { priceFen, stock, status, returnable }: GoodsChange) {
    const goods = byKey.get(key(platform, itemId));
    if (!goods) return undefined;
    const difference = priceFen === undefined ? 0 : priceFen - lowestPriceFen(goods);
    goods.skus = goods.skus.map((sku) => ({ ...sku, priceFen: sku.priceFen + difference, stock: stock ?? sku.stock }));
    goods.steps = goods.steps.map((step) => ({ ...step, priceFen: Math.max(1, step.priceFen + difference) }));
    goods.status = status ?? goods.status;
    goods.returnable = returnable ?? goods.returnable;
    return goods;
  }

  reset();
  return { all: () => byKey.values(), find: (platform, itemId) => byKey.get(key(platform, itemId)), search, change, reset };
}

/** Of the cheapest variant, in stock or not. */
export function lowestPriceFen(goods: MarketGoods): number {
  return Math.min(...goods.skus.map((sku) => sku.priceFen));
}

function key(platform: string, itemId: string): string {
  return `${platform}/${itemId}`;
}

function searchText({ title, category, shop }: MarketGoods): string {
  return `${title.zh} ${title.en} ${category.name.zh} ${category.name.en} ${category.id} ${shop.name.zh} ${shop.name.en}`.toLowerCase();
}
