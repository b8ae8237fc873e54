import { compare, type Money, ok, type Result, refuse, toDecimal, zero } from "@sihai/domain";
import { cartLineState, isOrderable, shopKey } from "@sihai/domain/cart";
import { orderFreshSeconds, refusalFreshSeconds, unitPriceOf, variantOf } from "@sihai/domain/goods";
import {
  type ChosenServiceNo,
  type PricedOrder,
  type PurchaseRules,
  priceOrder,
  refuseService,
  type ServiceRefusal,
  type ServiceWish,
} from "@sihai/domain/order";
import type { WarehouseRefused } from "@sihai/domain/warehouse";
import type { Deps } from "#platform";
import { type CartLine, piecesByGoods } from "../../cart/index.ts";
import { type LookedUp, lookUpManyGoods } from "../../goods/index.ts";

export type Placement = {
  quicklyBuyFlg: 0 | 1;
  couponList: readonly { couponId: string; isUse: 0 | 1; shopId: string | null; shopSource: string }[];
  goodsCodeList: readonly string[];
  shopOrderService: readonly {
    shopId: string | null;
    shopSource: string;
    orderRemark: string;
    needCheck: boolean;
    boxInStorage: boolean;
    specialMark: 0 | 1;
    returnExchangeConfirmed: 0 | 1;
  }[];
  goodsAdditionalServiceList: readonly {
    goodsCode: string;
    itemServiceExtList: readonly { serviceNo: ChosenServiceNo; count: number; remarks: string }[];
  }[];
  quickGoods: { goodsId: string; skuId: string; quantity: number; remark: string } | null;
  warehouseId: number;
  country: string | null;
};

/** What is asked for, before prices: a line of the cart, or the goods of a quick buy. */
export type WantedLine = Pick<
  CartLine,
  "goodsId" | "skuId" | "quantity" | "remark" | "unitPrice" | "domesticFreight" | "isBuyersOwnPrice"
> & {
  goodsCode: string;
};

export type GatheredLine = WantedLine & { found: LookedUp; services: ServiceWish[] };
export type ShopOrder = { key: string; found: LookedUp; lines: GatheredLine[]; priced: PricedOrder };

export type GatherRefusal =
  | { code: "NOTHING_TO_ORDER" }
  | { code: "CART_ITEM_NOT_FOUND" }
  | { code: "GOODS_NOT_FOUND" }
  | { code: "GOODS_UNAVAILABLE"; goodsCode: string }
  | { code: "GOODS_VARIANT_UNKNOWN"; goodsCode: string }
  | { code: "QUANTITY_BELOW_MINIMUM"; minimum: number; goodsCode: string }
  | { code: "STOCK_SHORT"; goods: { goodsCode: string; stock: number }[] }
  | WarehouseRefused
  | ServiceRefusal;

/** The goods codes of a placement, each once (rule D-103). */
export function codesOf(placement: Placement): string[] {
  return [...new Set(placement.goodsCodeList)];
}

/**
 * What is to be ordered, by the codes of the placement: lines of the cart, or the one bought at once, which has no price yet.
 * `NOTHING_TO_ORDER`, or `CART_ITEM_NOT_FOUND` for a line that is not in the cart.
 */
export function wantedLines(placement: Placement, cart: readonly CartLine[]): Result<WantedLine[], GatherRefusal> {
  const lines: WantedLine[] = [];
  for (const code of codesOf(placement)) {
    if (code === "quick") {
      if (!placement.quickGoods) return refuse({ code: "NOTHING_TO_ORDER" });
      lines.push({
        goodsCode: code,
        ...placement.quickGoods,
        unitPrice: zero("CNY"),
        domesticFreight: zero("CNY"),
        isBuyersOwnPrice: false,
      });
      continue;
    }
    const row = cart.find(({ id }) => id === code);
    if (!row) return refuse({ code: "CART_ITEM_NOT_FOUND" });
    lines.push({ ...row, goodsCode: code });
  }
  return lines.length > 0 ? ok(lines) : refuse({ code: "NOTHING_TO_ORDER" });
}

/**
 * Reads the goods of a placement, asking the source where our copy is older than a minute, and anew where a younger copy would refuse the
 * order: what the seller has again can be ordered at once.
 */
export async function readGoodsFor(deps: Deps, lines: readonly WantedLine[]): Promise<Map<string, LookedUp>> {
  const found = await lookUpManyGoods(
    deps,
    lines.map(({ goodsId }) => goodsId),
    orderFreshSeconds,
  );
  const pieces = piecesByGoods(lines);
  const refused = lines.flatMap((line) => {
    const goods = found.get(line.goodsId);
    if (!goods || goods.isStale) return [];
    return refuseLine(line, goods, pieces.get(line.goodsId) ?? line.quantity) ? [line.goodsId] : [];
  });
  if (refused.length === 0) return found;
  return new Map([...found, ...(await lookUpManyGoods(deps, refused, refusalFreshSeconds))]);
}

/** How many orders goods come to. */
export function countShops(goods: ReadonlyMap<string, LookedUp>): number {
  return new Set([...goods.values()].map((each) => shopKey(each.goods.platform, each.goods.shop.id))).size;
}

/** One order per shop, at the prices that hold now. Nothing of what the browser sent is used but what it wishes for (rule F31). */
export function priceLines(
  placement: Placement,
  wanted: readonly WantedLine[],
  goods: ReadonlyMap<string, LookedUp>,
  rules: PurchaseRules,
): Result<ShopOrder[], GatherRefusal> {
  const pieces = piecesByGoods(wanted);
  const short = wanted.flatMap((line) => {
    const stock = variantOf(goods.get(line.goodsId)?.goods ?? nothing, line.skuId)?.stock;
    return stock !== undefined && stock > 0 && stock < line.quantity ? [{ goodsCode: line.goodsCode, stock }] : [];
  });
  if (short.length > 0) return refuse({ code: "STOCK_SHORT", goods: short });
  const gathered: GatheredLine[] = [];
  for (const line of wanted) {
    const found = goods.get(line.goodsId);
    if (!found) return refuse({ code: "GOODS_NOT_FOUND" });
    const refusal = refuseLine(line, found, pieces.get(line.goodsId) ?? line.quantity);
    if (refusal) return refuse(refusal);
    const services = servicesOf(placement, line.goodsCode);
    const refused = services.map((wish) => refuseService(wish, line.quantity, rules)).find((each) => each !== null);
    if (refused) return refuse(refused);
    gathered.push({ ...line, ...priceOf(line, found, pieces.get(line.goodsId) ?? line.quantity), found, services });
  }
  return ok(byShop(gathered, rules));
}

const nothing = {
  availability: "off-shelf",
  variants: [],
  priceSteps: [],
  minimumQuantity: 1,
  domesticFreight: zero("CNY"),
} as const;

function refuseLine(line: WantedLine, { goods }: LookedUp, goodsQuantity: number): GatherRefusal | null {
  const { goodsCode, skuId, quantity } = line;
  const state = cartLineState(goods, { skuId, quantity, goodsQuantity });
  if (isOrderable(state)) return null;
  if (state === "info-changed") return { code: "GOODS_VARIANT_UNKNOWN", goodsCode };
  if (state === "below-minimum") return { code: "QUANTITY_BELOW_MINIMUM", minimum: goods.minimumQuantity, goodsCode };
  return { code: "GOODS_UNAVAILABLE", goodsCode };
}

/** The source's price, or the one the buyer typed over it in the cart (rule D-22). */
function priceOf(line: WantedLine, { goods }: LookedUp, goodsQuantity: number): { unitPrice: Money; domesticFreight: Money } {
  if (line.isBuyersOwnPrice) return { unitPrice: line.unitPrice, domesticFreight: line.domesticFreight };
  return { unitPrice: unitPriceOf(goods, line.skuId, goodsQuantity) ?? line.unitPrice, domesticFreight: goods.domesticFreight };
}

function servicesOf(placement: Placement, goodsCode: string): ServiceWish[] {
  const chosen = placement.goodsAdditionalServiceList.filter((entry) => entry.goodsCode === goodsCode);
  const byNo = new Map(chosen.flatMap(({ itemServiceExtList }) => itemServiceExtList).map((wish) => [wish.serviceNo, wish]));
  return [...byNo.values()].map(({ serviceNo, count, remarks }) => ({ serviceNo, quantity: count, remarks }));
}

function byShop(lines: readonly GatheredLine[], rules: PurchaseRules): ShopOrder[] {
  const shops = new Map<string, GatheredLine[]>();
  for (const line of lines) {
    const key = shopKey(line.found.goods.platform, line.found.goods.shop.id);
    shops.set(key, [...(shops.get(key) ?? []), line]);
  }
  return [...shops].flatMap(([key, ofShop]) => {
    const [first] = ofShop;
    return first ? [{ key, found: first.found, lines: ofShop, priced: priceOrder(ofShop, rules) }] : [];
  });
}

export type PriceChange = {
  goodsCode: string;
  was: { unitPrice: string; domesticFreight: string } | null;
  now: { unitPrice: string; domesticFreight: string };
};

/** Goods whose price is not the one the buyer agreed to (rule F32). */
export function changedPrices(
  orders: readonly ShopOrder[],
  seen: readonly { goodsCode: string; unitPrice: Money; domesticFreight: Money }[],
): PriceChange[] {
  return orders.flatMap(({ lines }) =>
    lines.flatMap(({ goodsCode, unitPrice, domesticFreight }) => {
      const agreed = seen.find((each) => each.goodsCode === goodsCode);
      const same = agreed && compare(agreed.unitPrice, unitPrice) === 0 && compare(agreed.domesticFreight, domesticFreight) === 0;
      if (same) return [];
      const was = agreed ? { unitPrice: toDecimal(agreed.unitPrice), domesticFreight: toDecimal(agreed.domesticFreight) } : null;
      return [{ goodsCode, was, now: { unitPrice: toDecimal(unitPrice), domesticFreight: toDecimal(domesticFreight) } }];
    }),
  );
}
