import { ok, type Result, refuse } from "@sihai/domain";
import { checkQuantity, type QuantityRefusal, unitPriceOf } from "@sihai/domain/goods";
import { type Deps, type Once, transact } from "#platform";
import { chosenOptionsOf, lookUpKnownGoods } from "../goods/index.ts";
import { addCartRow, countCartRows, piecesOf, piecesOfVariant } from "./cart.store.ts";

export const cartLinesMax = 200;

type Command = { userId: string; goodsId: string; skuId: string; quantity: number; remark: string; now: Date; once: Once | null };
export type AddRefusal =
  | QuantityRefusal
  | { code: "GOODS_NOT_FOUND" }
  | { code: "GOODS_UNAVAILABLE" }
  | { code: "CART_FULL"; maximum: number };

/** Puts goods into the cart at the price that holds now; the same variant again adds to its line. */
export async function addToCart(deps: Deps, { userId, goodsId, skuId, quantity, remark, now, once }: Command) {
  const found = await lookUpKnownGoods(deps, goodsId);
  if (!found.ok) return refuse({ code: "GOODS_NOT_FOUND" as const });
  const { goods } = found.value;
  if (goods.availability !== "on-sale") return refuse({ code: "GOODS_UNAVAILABLE" as const });
  return transact<{ cartItemId: string; quantity: number; lines: number }, AddRefusal>(
    deps.db,
    async (tx) => {
      const ofVariant = await piecesOfVariant(tx, userId, goodsId, skuId);
      const ofGoods = (await piecesOf(tx, userId, goodsId)) + quantity;
      const may: Result<undefined, QuantityRefusal> = checkQuantity(goods, {
        skuId,
        quantity: ofVariant + quantity,
        goodsQuantity: ofGoods,
      });
      if (!may.ok) return may;
      const lines = await countCartRows(tx, userId);
      if (lines >= cartLinesMax && ofVariant === 0) return refuse({ code: "CART_FULL", maximum: cartLinesMax });
      const unitPrice = unitPriceOf(goods, skuId, ofGoods);
      if (!unitPrice) return refuse({ code: "GOODS_VARIANT_UNKNOWN" });
      const skuName = chosenOptionsOf(goods, skuId);
      const { domesticFreight } = goods;
      const line = await addCartRow(tx, {
        userId,
        goodsId,
        skuId,
        skuName,
        quantity,
        unitPrice,
        domesticFreight,
        remark,
        at: now,
      });
      return ok({ cartItemId: line.id, quantity: line.quantity, lines: await countCartRows(tx, userId) });
    },
    once,
  );
}
