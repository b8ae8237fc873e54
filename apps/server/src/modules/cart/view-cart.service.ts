import { type CartLineState, cartLineState, priceChange, shopKey } from "@sihai/domain/cart";
import { unitPriceOf, variantOf } from "@sihai/domain/goods";
import type { Deps } from "#platform";
import { chosenOptionsOf, type LookedUp, lookUpManyGoods, variantPictureOf } from "../goods/index.ts";
import { type CartLine, cartLines } from "./cart.store.ts";

/** The cart by shops, newest first, each line with what holds now. Lines whose goods cannot be read at all stay, as unable. */
export async function viewCart(deps: Deps, userId: string) {
  const rows = await cartLines(deps.db, userId);
  const goods = await lookUpManyGoods(
    deps,
    rows.map(({ goodsId }) => goodsId),
  );
  const pieces = piecesByGoods(rows);
  const shops = new Map<string, ReturnType<typeof emptyShop>>();
  for (const row of rows) {
    const found = goods.get(row.goodsId);
    if (!found) continue;
    const key = shopKey(found.goods.platform, found.goods.shop.id);
    const shop = shops.get(key) ?? emptyShop(key, found);
    shops.set(key, shop);
    shop.lines.push(viewLine(row, found, pieces.get(row.goodsId) ?? row.quantity));
  }
  const lines = [...shops.values()].flatMap((shop) => shop.lines);
  return {
    shops: [...shops.values()],
    lines: lines.length,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** Pieces by goods id, variants together, as least quantities and prices by quantity count them (rule C-17). */
export function piecesByGoods(rows: readonly { goodsId: string; quantity: number }[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { goodsId, quantity } of rows) pieces.set(goodsId, (pieces.get(goodsId) ?? 0) + quantity);
  return pieces;
}

function emptyShop(key: string, { goods }: LookedUp) {
  return {
    shopKey: key,
    platform: goods.platform,
    shopId: goods.shop.id as string | null,
    shopName: goods.shop.name,
    lines: [] as ReturnType<typeof viewLine>[],
  };
}

/**
 * A line by what holds now. `was`: what it cost when put in, null while that still holds; a price the customer set stays
 * (rule D-22).
 */
export function viewLine(row: CartLine, { goods }: LookedUp, goodsQuantity: number) {
  const { skuId, quantity } = row;
  const change = priceChange(goods, { ...row, goodsQuantity, isBuyersOwn: row.isBuyersOwnPrice });
  const state: CartLineState = cartLineState(goods, { skuId, quantity, goodsQuantity });
  const isKept = row.isBuyersOwnPrice || unitPriceOf(goods, skuId, goodsQuantity) === null;
  const one = variantOf(goods, skuId)?.price;
  return {
    cartItemId: row.id,
    goodsId: row.goodsId,
    platform: goods.platform,
    link: goods.canonicalUrl,
    title: goods.title,
    skuId,
    options: chosenOptionsOf(goods, skuId),
    picture: variantPictureOf(goods, skuId),
    quantity,
    unitPrice: isKept ? row.unitPrice : (unitPriceOf(goods, skuId, goodsQuantity) ?? row.unitPrice),
    ...(!isKept && one && goods.priceSteps.length > 0 && { pricesFrom: [{ fromQuantity: 1, price: one }, ...goods.priceSteps] }),
    domesticFreight: isKept ? row.domesticFreight : goods.domesticFreight,
    was: change ? { unitPrice: row.unitPrice, domesticFreight: row.domesticFreight } : null,
    isBuyersOwnPrice: row.isBuyersOwnPrice,
    state,
    stock: variantOf(goods, skuId)?.stock ?? 0,
    minimumQuantity: goods.minimumQuantity,
    remark: row.remark,
    addedAt: row.createdAt,
  };
}
