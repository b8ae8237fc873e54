import type { Goods } from "@sihai/adapters/marketplace";
import { type Result, refuse } from "@sihai/domain";
import { type Deps, type Once, type OnceRefusal, type Tx, transact } from "#platform";
import { findFreshGoods, lookUpKnownGoods } from "../goods/index.ts";
import { type BusinessRefusal, refuseBusinessWith } from "../identity/index.ts";
import { growByTask, wouldGrow } from "../membership/index.ts";
import { type Standing, standingInCart } from "./cart.store.ts";
import { type PutRefusal, putIntoCart } from "./put-into-cart.ts";

type Command = { userId: string; goodsId: string; skuId: string; quantity: number; remark: string; now: Date; once: Once | null };
type Ahead = [BusinessRefusal | null, Standing, boolean, Goods | null];
export type AddRefusal = PutRefusal | BusinessRefusal | { code: "GOODS_NOT_FOUND" };
type Put = { cartItemId: string; quantity: number; lines: number };

/**
 * Puts goods into the cart at the price that holds now; the same variant again adds to its line. A fresh copy of the goods is read with what is asked
 * of the customer; where there is none the source is asked, outside of any transaction, and it is begun again.
 */
export async function addToCart(deps: Deps, command: Command): Promise<Result<Put, AddRefusal | OnceRefusal>> {
  const put = await putInto(deps, command, null);
  if (put.ok) return put;
  const { refusal } = put;
  if (refusal.code !== "GOODS_NOT_FRESH") return refuse(refusal);
  const found = await lookUpKnownGoods(deps, command.goodsId);
  if (!found.ok) return refuse({ code: "GOODS_NOT_FOUND" });
  const again = await putInto(deps, command, found.value.goods);
  if (again.ok) return again;
  if (again.refusal.code === "GOODS_NOT_FRESH") throw new Error(`goods ${command.goodsId} were looked up and are not there`);
  return refuse(again.refusal);
}

function putInto(deps: Deps, { userId, goodsId, skuId, quantity, remark, now, once }: Command, known: Goods | null) {
  const rules = deps.settings.at(now);
  const task = { userId, task: "cart", at: now } as const;
  return transact<Put, AddRefusal | { code: "GOODS_NOT_FRESH" }, Ahead>(
    deps.db,
    async (tx, [closed, standing, would, goods]) => {
      if (!goods) return refuse({ code: "GOODS_NOT_FRESH" });
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
        known ?? findFreshGoods(tx, deps, goodsId),
      ]),
  );
}
