import { ok, type Result, refuse } from "@sihai/domain";
import { type Deps, defineRemembered } from "#platform";
import { detailView } from "./goods-view.ts";
import { knownOf } from "./known-goods.store.ts";
import { type LookUpRefusal, lookUpGoods, lookUpKnownGoods } from "./look-up-goods.service.ts";

/** How long everybody sees the same of goods: what visitors are answered is kept as long. */
export const detailSeconds = 5;
const shownMost = 500;

type Detail = ReturnType<typeof detailView>;
type Shown = { plain: Detail; favourite: Detail };
const shownDetails = defineRemembered(() => new Map<string, { shown: Shown; until: number }>());

type GoodsQuery = {
  goodsId?: string | undefined;
  platform?: Parameters<typeof lookUpGoods>[1]["platform"] | undefined;
  itemId?: string | undefined;
};

async function findGoodsBy(deps: Deps, { goodsId, platform, itemId }: GoodsQuery) {
  if (goodsId !== undefined) return lookUpKnownGoods(deps, goodsId);
  if (platform !== undefined && itemId !== undefined) return lookUpGoods(deps, { platform, itemId });
  return refuse({ code: "GOODS_NOT_FOUND" as const });
}

/** A page of goods as everybody sees it, and as those do who have the goods among their favourites; made once in some seconds. */
export async function shownDetail(deps: Deps, query: GoodsQuery, now: Date): Promise<Result<Shown, LookUpRefusal>> {
  const kept = deps.memory.of(shownDetails);
  const key = query.goodsId ?? `${query.platform} ${query.itemId}`;
  const known = kept.get(key);
  if (known && known.until > now.getTime()) return ok(known.shown);
  const found = await findGoodsBy(deps, query);
  if (!found.ok) return found;
  const before = await knownOf(deps.db, found.value.goodsId);
  const plain = detailView(found.value, before, false, deps.settings.at(now).goodsClasses, deps.files);
  const shown = { plain, favourite: { ...plain, isFavourite: true } };
  if (kept.size >= shownMost) kept.clear();
  kept.set(key, { shown, until: now.getTime() + detailSeconds * 1000 });
  return ok(shown);
}
