import type { Goods, GoodsRef } from "@sihai/adapters/marketplace";
import { ok, type Result, refuse } from "@sihai/domain";
import { isFresh } from "@sihai/domain/goods";
import type { Deps, Tx } from "#platform";
import { findGoods, findGoodsByRef, findManyGoods, type KeptGoods, keepGoods } from "./goods.store.ts";
import { goodsChanges } from "./goods-changes.ts";

/** Goods with their id in our catalogue. `isStale`: the source did not answer, this is what it said before. */
export type LookedUp = KeptGoods & { isStale: boolean };
export type LookUpRefusal = { code: "GOODS_LOOKUP_FAILED" } | { code: "GOODS_NOT_FOUND" };

/** Goods by where they are sold. Asked of the source when our copy is older than ten minutes. */
export async function lookUpGoods(deps: Deps, ref: GoodsRef): Promise<Result<LookedUp, LookUpRefusal>> {
  const kept = await findGoodsByRef(deps.db, ref);
  return refreshed(deps, ref, kept);
}

/** Goods by their id in our catalogue, as fresh as `lookUpGoods` has them; `GOODS_NOT_FOUND` when there is none. */
export async function lookUpKnownGoods(deps: Deps, goodsId: string): Promise<Result<LookedUp, LookUpRefusal>> {
  const kept = await findGoods(deps.db, goodsId);
  if (!kept) return refuse({ code: "GOODS_NOT_FOUND" });
  return refreshed(deps, kept.goods, kept);
}

/** Our copy while nothing has to be asked of the source, by the measure of `lookUpKnownGoods`; null where that has more to do. */
export async function findFreshGoods(tx: Tx, { clock }: Pick<Deps, "clock">, goodsId: string): Promise<Goods | null> {
  const kept = await findGoods(tx, goodsId);
  return kept && isFresh(kept.fetchedAt, clock.now()) ? kept.goods : null;
}

/**
 * Many at once, as a cart needs them; goods we never knew are left out. At most ten are asked of the source at a time. Copies older than
 * `freshSeconds` are asked for anew; by default ten minutes.
 */
export async function lookUpManyGoods(
  deps: Deps,
  goodsIds: readonly string[],
  freshSeconds?: number,
): Promise<Map<string, LookedUp>> {
  const kept = await findManyGoods(deps.db, goodsIds);
  const found = new Map<string, LookedUp>();
  for (let start = 0; start < kept.length; start += 10) {
    const answers = await Promise.all(
      kept.slice(start, start + 10).map((each) => refreshed(deps, each.goods, each, freshSeconds)),
    );
    for (const answer of answers) if (answer.ok) found.set(answer.value.goodsId, answer.value);
  }
  return found;
}

async function refreshed(
  deps: Deps,
  ref: GoodsRef,
  kept: KeptGoods | null,
  freshSeconds?: number,
): Promise<Result<LookedUp, LookUpRefusal>> {
  if (kept && isFresh(kept.fetchedAt, deps.clock.now(), freshSeconds)) return ok({ ...kept, isStale: false });
  const answer = await fetchAndKeep(deps, ref);
  if (answer.ok) return answer;
  if (!kept) return refuse({ code: "GOODS_LOOKUP_FAILED" });
  if (answer.refusal.code === "GOODS_NOT_FOUND") return ok({ ...(await takenOff(deps, kept)), isStale: false });
  return ok({ ...kept, isStale: true });
}

async function fetchAndKeep(deps: Deps, ref: GoodsRef): Promise<Result<LookedUp, { code: string }>> {
  const answer = await deps.adapters.marketplace.lookUp({ platform: ref.platform, itemId: ref.itemId });
  if (!answer.ok) return answer;
  const fetchedAt = deps.clock.now();
  const goodsId = await keepGoods(deps.db, answer.value, fetchedAt);
  deps.memory.of(goodsChanges).count += 1;
  return ok({ goodsId, goods: answer.value, fetchedAt, isStale: false });
}

/** The source no longer knows goods it sold before. */
async function takenOff(deps: Deps, kept: KeptGoods): Promise<KeptGoods> {
  const goods: Goods = { ...kept.goods, availability: "off-shelf" };
  const fetchedAt = deps.clock.now();
  await keepGoods(deps.db, goods, fetchedAt);
  deps.memory.of(goodsChanges).count += 1;
  return { ...kept, goods, fetchedAt };
}
