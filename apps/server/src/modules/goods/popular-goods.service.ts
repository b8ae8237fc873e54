import { type Deps, defineRemembered } from "#platform";
import { findManyGoods, type GoodsSummary, popularGoods } from "./goods.store.ts";
import { nowhereOf } from "./quote-ahead.ts";

const shown = 20;
/** So many are looked at: those nobody can ship leave room for others. */
const lookedAt = 40;
const keptMs = 600_000;

/** Of which goods it is known whether they can be sent at all, and those that cannot; by the price lists of ten minutes ago at most. */
type Known = { at: number; ids: Set<string>; nowhere: Set<string> };
const lastKnown = defineRemembered<Known>(() => ({ at: 0, ids: new Set(), nowhere: new Set() }));

/** Goods many buy, but for those no line takes to any country: what is put forward on the first page can be had. */
export async function popularToShip(deps: Deps, now: Date): Promise<GoodsSummary[]> {
  const known = deps.memory.of(lastKnown);
  if (Date.now() - known.at > keptMs) {
    known.at = Date.now();
    known.ids.clear();
    known.nowhere.clear();
  }
  const popular = await popularGoods(deps.db, lookedAt);
  const unknown = popular.flatMap(({ id }) => (known.ids.has(id) ? [] : [id]));
  if (unknown.length > 0) {
    const nowhere = await nowhereOf(deps, await findManyGoods(deps.db, unknown), now);
    for (const { goodsId } of nowhere) known.nowhere.add(goodsId);
    for (const id of unknown) known.ids.add(id);
  }
  return popular.filter(({ id }) => !known.nowhere.has(id)).slice(0, shown);
}
