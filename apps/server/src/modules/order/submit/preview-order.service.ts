import { keysOf, type Money, ok, refuse, zero } from "@sihai/domain";
import { memberRules } from "@sihai/domain/membership";
import { type PurchaseRules, purchaseServices } from "@sihai/domain/order";
import { servicesForPieces } from "@sihai/domain/order/draft";
import { refuseNewGoods } from "@sihai/domain/warehouse";
import type { Deps } from "#platform";
import { findCartLines } from "../../cart/index.ts";
import { levelOf } from "../../freight/index.ts";
import { chosenOptionsOf, variantPictureOf } from "../../goods/index.ts";
import { offerForOrders, totalDue } from "./coupons-of-orders.ts";
import { codesOf, type Placement, readGoodsFor, type WantedLine, wantedLines } from "./gather-lines.ts";
import { type MemberOrder, priceForMember } from "./price-for-member.ts";

/** The order as it would be placed now. Changes nothing. */
export async function previewOrder(deps: Deps, userId: string, placement: Placement) {
  const cart = await findCartLines(
    deps.db,
    userId,
    codesOf(placement).filter((code) => code !== "quick"),
  );
  const wanted = wantedLines(placement, cart);
  if (!wanted.ok) return wanted;
  const rules = deps.settings.at(deps.clock.now());
  const closed = refuseNewGoods(rules.warehouses, placement.warehouseId);
  if (closed) return refuse(closed);
  const goods = await readGoodsFor(deps, wanted.value);
  const level = await levelOf(deps.db, userId);
  const counted = { level, placement: countedAnew(placement, wanted.value), wanted: wanted.value, goods };
  const orders = priceForMember(counted, rules);
  if (!orders.ok) return orders;
  const offered = await offerForOrders(deps, orders.value, { userId, placement, now: deps.clock.now() });
  return ok({
    orders: offered.map(viewShopOrder),
    total: totalDue(offered),
    offered: offeredBy(memberRules(rules, level)),
  });
}

/** A preview follows the pieces: a quantity changed after a service was chosen is shown with its price, not refused. */
function countedAnew(placement: Placement, wanted: readonly WantedLine[]): Placement {
  return {
    ...placement,
    goodsAdditionalServiceList: placement.goodsAdditionalServiceList.map((entry) => {
      const line = wanted.find(({ goodsCode }) => goodsCode === entry.goodsCode);
      return line ? { ...entry, itemServiceExtList: servicesForPieces(entry.itemServiceExtList, line.quantity) } : entry;
    }),
  };
}

function offeredBy({ purchaseServicePrices, finePhotoTerms }: PurchaseRules) {
  const prices: Partial<Record<keyof typeof purchaseServices, Money>> = purchaseServicePrices;
  return keysOf(purchaseServices).map((serviceNo) => ({
    serviceNo,
    kind: purchaseServices[serviceNo],
    unitPrice: prices[serviceNo] ?? zero("CNY"),
    quantityMax: serviceNo === "fine-photo" ? finePhotoTerms.mostPerItem : null,
  }));
}

type OfferedOrder = Awaited<ReturnType<typeof offerForOrders<MemberOrder>>>[number];

function viewShopOrder({ found, lines, priced, memberDiscount, coupons, bestCoupon, discount, total }: OfferedOrder) {
  const { platform, shop } = found.goods;
  return {
    shopId: shop.id,
    shopSource: platform,
    shopName: shop.name,
    items: lines.flatMap((line) => {
      const item = priced.items.find(({ goodsCode }) => goodsCode === line.goodsCode);
      if (!item) return [];
      const { goods } = line.found;
      return [
        {
          goodsCode: line.goodsCode,
          goodsId: line.goodsId,
          title: goods.title,
          options: chosenOptionsOf(goods, line.skuId),
          picture: variantPictureOf(goods, line.skuId),
          quantity: line.quantity,
          unitPrice: line.unitPrice,
          // What the source asks for these goods; the order's line shows what the shop's delivery costs.
          domesticFreight: line.domesticFreight,
          service: item.service,
          total: item.total,
          remark: line.remark,
          isBuyersOwnPrice: line.isBuyersOwnPrice,
        },
      ];
    }),
    lines: priced.lines,
    memberDiscount,
    coupons,
    bestCoupon,
    discount,
    total,
  };
}
