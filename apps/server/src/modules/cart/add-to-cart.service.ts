import { refuse } from "@sihai/domain";
import { type Deps, type Once, type Tx, transact } from "#platform";
import { lookUpKnownGoods } from "../goods/index.ts";
import { type BusinessRefusal, refuseBusinessWith } from "../identity/index.ts";
import { growByTask, wouldGrow } from "../membership/index.ts";
import { type Standing, standingInCart } from "./cart.store.ts";
import { type PutRefusal, putIntoCart } from "./put-into-cart.ts";

type Command = { userId: string; goodsId: string; skuId: string; quantity: number; remark: string; now: Date; once: Once | null };
type Ahead = [BusinessRefusal | null, Standing, boolean];
export type AddRefusal = PutRefusal | BusinessRefusal | { code: "GOODS_NOT_FOUND" };

/** Puts goods into the cart at the price that holds now; the same variant again adds to its line. */
export async function addToCart(deps: Deps, { userId, goodsId, skuId, quantity, remark, now, once }: Command) {
  const found = await lookUpKnownGoods(deps, goodsId);
  if (!found.ok) return refuse({ code: "GOODS_NOT_FOUND" as const });
  const { goods } = found.value;
  const rules = deps.settings.at(now);
  const task = { userId, task: "cart", at: now } as const;
  return transact<{ cartItemId: string; quantity: number; lines: number }, AddRefusal, Ahead>(
    deps.db,
    async (tx, [closed, standing, would]) => {
      if (closed) return refuse(closed);
      const put = await putIntoCart(tx, { userId, goodsId, goods, skuId, quantity, remark, at: now, standing }, rules);
      if (put.ok) await growByTask(tx, deps, { ...task, would });
      return put;
    },
    once,
    (tx: Tx) =>
      Promise.all([
        refuseBusinessWith(tx, userId, rules),
        standingInCart(tx, userId, { goodsId, skuId }),
        wouldGrow(tx, deps, task),
      ]),
  );
}
