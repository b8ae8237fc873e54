import { ok, refuse } from "@sihai/domain";
import { correctedFreight, correctedPrice } from "@sihai/domain/cart";
import { checkQuantity, type QuantityRefusal, unitPriceOf } from "@sihai/domain/goods";
import { type Deps, type Tx, transact } from "#platform";
import { chosenOptionsOf, type LookedUp, lookUpKnownGoods, lookUpManyGoods } from "../goods/index.ts";
import {
  cartLines,
  findCartLines,
  findCartRow,
  lockCartLines,
  lockTwinRow,
  piecesOf,
  removeCartLines,
  updateCartRow,
} from "./cart.store.ts";
import { piecesByGoods, viewLine } from "./view-cart.service.ts";

type Line = ReturnType<typeof viewLine>;
type Gone = { code: "CART_ITEM_NOT_FOUND" };
type Change = { quantity?: number | undefined; skuId?: string | undefined; remark?: string | undefined };

/** Changes quantity, variant or remark. Choosing a variant that has a line already takes its pieces over and closes that line. */
export async function changeCartItem(deps: Deps, userId: string, cartItemId: string, change: Change, now: Date) {
  const found = await goodsOfLine(deps, userId, cartItemId);
  if (!found.ok) return found;
  const { goods } = found.value;
  return transact<Line, Gone | QuantityRefusal>(deps.db, async (tx) => {
    const [row] = await lockCartLines(tx, userId, [cartItemId]);
    if (!row) return refuse({ code: "CART_ITEM_NOT_FOUND" as const });
    const skuId = change.skuId ?? row.skuId;
    const twin = skuId === row.skuId ? null : await lockTwinRow(tx, userId, row, skuId);
    const quantity = (change.quantity ?? row.quantity) + (twin?.quantity ?? 0);
    const asksMore = change.quantity !== undefined || change.skuId !== undefined;
    if (asksMore) {
      const others = (await piecesOf(tx, userId, row.goodsId, cartItemId)) - (twin?.quantity ?? 0);
      const may = checkQuantity(goods, { skuId, quantity, goodsQuantity: others + quantity });
      if (!may.ok) return may;
    }
    if (twin) await removeCartLines(tx, userId, [twin.id], now);
    const moved = skuId !== row.skuId;
    await updateCartRow(tx, userId, cartItemId, {
      quantity,
      ...(change.remark !== undefined && { remark: change.remark }),
      ...(moved && {
        skuId,
        skuName: chosenOptionsOf(goods, skuId),
        isBuyersOwnPrice: false,
        ...priceNow(found.value, skuId, quantity),
      }),
    });
    return ok(await lineAfter(tx, userId, cartItemId, found.value));
  });
}

/** Types a price over the seller's, or takes the seller's again when both are null. */
export async function correctLinePrice(
  deps: Deps,
  userId: string,
  cartItemId: string,
  typed: { unitPrice: string | null; domesticFreight: string | null },
) {
  const found = await goodsOfLine(deps, userId, cartItemId);
  if (!found.ok) return found;
  const unitPrice = typed.unitPrice === null ? null : correctedPrice(typed.unitPrice);
  if (unitPrice && !unitPrice.ok) return unitPrice;
  const freight = typed.domesticFreight === null ? null : correctedFreight(typed.domesticFreight);
  if (freight && !freight.ok) return freight;
  return transact<Line, Gone>(deps.db, async (tx) => {
    const [row] = await lockCartLines(tx, userId, [cartItemId]);
    if (!row) return refuse({ code: "CART_ITEM_NOT_FOUND" as const });
    const isOwn = unitPrice !== null || freight !== null;
    await updateCartRow(tx, userId, cartItemId, {
      ...priceNow(found.value, row.skuId, row.quantity),
      ...(unitPrice && { unitPrice: unitPrice.value }),
      ...(freight && { domesticFreight: freight.value }),
      isBuyersOwnPrice: isOwn,
    });
    return ok(await lineAfter(tx, userId, cartItemId, found.value));
  });
}

/** The buyer has seen what these lines cost now. */
export async function acceptPrices(deps: Deps, userId: string, cartItemIds: readonly string[]) {
  const rows = await findCartLines(deps.db, userId, cartItemIds);
  const goods = await lookUpManyGoods(
    deps,
    rows.map(({ goodsId }) => goodsId),
  );
  return transact<{ accepted: number }, never>(deps.db, async (tx) => {
    const locked = await lockCartLines(tx, userId, cartItemIds);
    const pieces = piecesByGoods(await cartLines(tx, userId));
    let accepted = 0;
    for (const row of locked) {
      const found = goods.get(row.goodsId);
      if (!found || row.isBuyersOwnPrice) continue;
      await updateCartRow(tx, userId, row.id, priceNow(found, row.skuId, pieces.get(row.goodsId) ?? row.quantity));
      accepted += 1;
    }
    return ok({ accepted });
  });
}

async function goodsOfLine(deps: Deps, userId: string, cartItemId: string) {
  const row = await findCartRow(deps.db, userId, cartItemId);
  if (!row) return refuse({ code: "CART_ITEM_NOT_FOUND" as const });
  const found = await lookUpKnownGoods(deps, row.goodsId);
  return found.ok ? found : refuse({ code: "CART_ITEM_NOT_FOUND" as const });
}

function priceNow({ goods }: LookedUp, skuId: string, pieces: number) {
  const unitPrice = unitPriceOf(goods, skuId, pieces);
  return unitPrice ? { unitPrice, domesticFreight: goods.domesticFreight } : {};
}

async function lineAfter(tx: Tx, userId: string, cartItemId: string, goods: LookedUp) {
  const row = await findCartRow(tx, userId, cartItemId);
  if (!row) throw new Error(`cart line ${cartItemId} is gone`);
  return viewLine(row, goods, await piecesOf(tx, userId, row.goodsId));
}
