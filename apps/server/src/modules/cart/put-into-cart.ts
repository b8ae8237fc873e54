import type { Goods } from "@sihai/adapters/marketplace";
import { compare, type Money, ok, type Result, refuse } from "@sihai/domain";
import { checkQuantity, type QuantityRefusal, unitPriceOf } from "@sihai/domain/goods";
import type { Settings } from "@sihai/domain/setting";
import type { Tx } from "#platform";
import { chosenOptionsOf } from "../goods/index.ts";
import { addCartRow, type Standing, standingInCart, updateCartRow } from "./cart.store.ts";

export type PutRefusal = QuantityRefusal | { code: "GOODS_UNAVAILABLE" } | { code: "CART_FULL"; maximum: number };

type Line = {
  userId: string;
  goodsId: string;
  goods: Goods;
  skuId: string;
  quantity: number;
  remark: string;
  /** What we agreed with the seller, where it is not what the page asks; stays on the line until the buyer changes it. */
  agreed?: { unitPrice: Money; domesticFreight: Money };
  at: Date;
  /** What stands in the cart, where it was asked for already. */
  standing?: Standing;
};

/** Puts pieces into the cart within a transaction; the same variant again adds to its line. */
export async function putIntoCart(
  tx: Tx,
  { userId, goodsId, goods, skuId, quantity, remark, agreed, at, standing }: Line,
  { cartLinesMost }: Pick<Settings, "cartLinesMost">,
): Promise<Result<{ cartItemId: string; quantity: number; lines: number }, PutRefusal>> {
  if (goods.availability !== "on-sale") return refuse({ code: "GOODS_UNAVAILABLE" });
  const { ofVariant, lines, ...before } = standing ?? (await standingInCart(tx, userId, { goodsId, skuId }));
  const ofGoods = before.ofGoods + quantity;
  const may = checkQuantity(goods, { skuId, quantity: ofVariant + quantity, goodsQuantity: ofGoods });
  if (!may.ok) return may;
  if (lines >= cartLinesMost && ofVariant === 0) return refuse({ code: "CART_FULL", maximum: cartLinesMost });
  const unitPrice = unitPriceOf(goods, skuId, ofGoods);
  if (!unitPrice) return refuse({ code: "GOODS_VARIANT_UNKNOWN" });
  const { domesticFreight } = goods;
  const line = await addCartRow(tx, {
    userId,
    goodsId,
    skuId,
    skuName: chosenOptionsOf(goods, skuId),
    quantity,
    unitPrice,
    domesticFreight,
    remark,
    at,
  });
  if (agreed && (compare(agreed.unitPrice, unitPrice) !== 0 || compare(agreed.domesticFreight, domesticFreight) !== 0)) {
    await updateCartRow(tx, userId, line.id, { ...agreed, isBuyersOwnPrice: true });
  }
  return ok({ cartItemId: line.id, quantity: line.quantity, lines: line.isNew ? lines + 1 : lines });
}
