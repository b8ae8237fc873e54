import type { Deps } from "#platform";
import { countGoods, markPopular } from "./goods.store.ts";
import { searchGoodsFor } from "./search-goods.service.ts";

const words = ["T恤", "杯", "鞋", "包", "茶", "灯", "耳机", "外套", "玩具", "键盘", "裙", "手表"];
const popularCount = 24;

/** Fills an empty catalogue from the source's own search, so that a demo has goods to look at. Does nothing when there are some. */
export async function stockCatalogue(deps: Deps): Promise<void> {
  if ((await countGoods(deps.db)) > 0) return;
  for (const q of words) await searchGoodsFor(deps, { q });
  await markPopular(deps.db, popularCount);
}
