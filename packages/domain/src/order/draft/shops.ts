import { type Draft, emptyDraft, type ShopEntry, shopEntry } from "./draft.ts";
import { type ChosenService, servicesForPieces, setServiceQuantity } from "./services.ts";

export type ShopKey = Pick<ShopEntry, "shopId" | "shopSource">;

/** The basics a buyer ticks for a shop. */
export type ShopBasics = {
  needCheck?: boolean;
  boxInStorage?: boolean;
  specialMark?: boolean;
  returnExchangeConfirmed?: boolean;
  orderRemark?: string;
};

/** Whether two keys name one shop of one platform. */
export function isSameShop(a: ShopKey, b: ShopKey): boolean {
  return a.shopSource === b.shopSource && a.shopId === b.shopId;
}

/**
 * Sets what is given and leaves the rest: asking for a check also opens the packaging, that of each piece of goods (rule D-98), a kept box counts as ticked
 * (rule D-99), the two marks are stored as 1 or 0 (rules D-100 and D-101).
 */
export function updateShopBasics(draft: Draft, key: ShopKey, basics: ShopBasics): Draft {
  return changeShop(draft, key, (shop) => ({
    ...shop,
    ...(basics.needCheck !== undefined && opened(shop, basics.needCheck)),
    ...(basics.boxInStorage !== undefined && { boxInStorage: basics.boxInStorage, boxInStorageChecked: basics.boxInStorage }),
    ...(basics.specialMark !== undefined && { specialMark: basics.specialMark ? 1 : 0 }),
    ...(basics.returnExchangeConfirmed !== undefined && {
      returnExchangeConfirmed: basics.returnExchangeConfirmed ? 1 : 0,
    }),
    ...(basics.orderRemark !== undefined && { orderRemark: basics.orderRemark }),
  }));
}

function opened({ goods }: ShopEntry, needCheck: boolean): Partial<ShopEntry> {
  return { needCheck, openPackaging: needCheck, goods: goods.map((entry) => ({ ...entry, openPackaging: needCheck })) };
}

/** Chooses a service for one goods entry. */
export function setGoodsService(
  draft: Draft,
  goodsCode: string,
  service: { serviceNo: string; count: number; remarks?: string },
): Draft {
  const known = draft.goodsAdditionalServiceList.find((entry) => entry.goodsCode === goodsCode);
  const itemServiceExtList = setServiceQuantity(known?.itemServiceExtList ?? [], service);
  const others = draft.goodsAdditionalServiceList.filter((entry) => entry.goodsCode !== goodsCode);
  const entries = itemServiceExtList.length > 0 ? [...others, { goodsCode, itemServiceExtList }] : others;
  return {
    ...draft,
    goodsAdditionalServiceList: entries,
    orderDetail: draft.orderDetail.map((shop) => ({
      ...shop,
      goods: shop.goods.map((goods) => (goods.goodsCode === goodsCode ? { ...goods, itemServiceExtList } : goods)),
    })),
  };
}

/** The services chosen for one of the goods of a draft. */
export function goodsServicesOf(draft: Pick<Draft, "goodsAdditionalServiceList">, goodsCode: string): readonly ChosenService[] {
  return draft.goodsAdditionalServiceList.find((entry) => entry.goodsCode === goodsCode)?.itemServiceExtList ?? [];
}

/** Other goods are bought under this code now: what was chosen for those before is not theirs. */
export function forgetGoodsServices(draft: Draft, goodsCode: string): Draft {
  return goodsServicesOf(draft, goodsCode).reduce(
    (rest, { serviceNo }) => setGoodsService(rest, goodsCode, { serviceNo, count: 0 }),
    draft,
  );
}

/** A shop as it was priced: what it comes to and what is bought in it. */
export type LaidOutShop = ShopKey & Pick<ShopEntry, "finalPrice" | "goods">;

/**
 * Lays the priced shops into the draft, in their order (rules D-25 and D-31 to D-45): what was decided for a shop stays, the first is marked as such, and
 * each goods entry carries the services chosen for it, as many as it has pieces. Shops no longer bought in wait without goods while something is wished of
 * them, and go otherwise.
 */
export function layOutShops(before: Draft, shops: readonly LaidOutShop[]): Draft {
  const draft = countServices(before, shops);
  const orderDetail = shops.map(({ shopId, shopSource, finalPrice, goods }, index) => {
    const known = draft.orderDetail.find((shop) => isSameShop(shop, { shopId, shopSource }));
    return {
      ...(known ?? shopEntry({ shopId, shopSource })),
      isFirstShop: index === 0,
      finalPrice,
      goods: goods.map((entry) => ({
        ...entry,
        openPackaging: known?.openPackaging ?? false,
        itemServiceExtList: goodsServicesOf(draft, entry.goodsCode),
      })),
    };
  });
  const waiting = draft.orderDetail
    .filter((shop) => isWishedOf(shop) && !shops.some((priced) => isSameShop(priced, shop)))
    .map((shop) => ({ ...shop, isFirstShop: false, goods: [] }));
  return { ...draft, orderDetail: [...orderDetail, ...waiting] };
}

/** Something was written or ticked for the shop. */
export function isWishedOf(shop: ShopEntry): boolean {
  const { orderRemark, needCheck, boxInStorage, specialMark, returnExchangeConfirmed } = shop;
  return orderRemark !== "" || needCheck || boxInStorage || specialMark === 1 || returnExchangeConfirmed === 1;
}

/** The draft once these goods are ordered: what was decided for other goods, and for shops that had none among them, stays. */
export function withoutOrdered(draft: Draft, goodsCodes: readonly string[]): Draft {
  const isOrdered = (code: string) => goodsCodes.includes(code);
  return {
    ...emptyDraft(),
    goodsCodeList: draft.goodsCodeList.filter((code) => !isOrdered(code)),
    orderDetail: draft.orderDetail.filter(({ goods }) => !goods.some(({ goodsCode }) => isOrdered(goodsCode))),
    goodsAdditionalServiceList: draft.goodsAdditionalServiceList.filter(({ goodsCode }) => !isOrdered(goodsCode)),
  };
}

/** The shops as they were priced last, where they hold just these goods and a shopping order buys them; null where the draft is of others. */
export function shopsWithGoods(draft: Draft, goodsCodes: readonly string[]): readonly ShopEntry[] | null {
  const orderDetail = draft.orderDetail.filter(({ goods }) => goods.length > 0);
  const isOurs = ({ sourceType, goods }: ShopEntry) => sourceType === "dg" && goods.every((one) => one.businessType === 1);
  const held = new Set(orderDetail.flatMap(({ goods }) => goods.map(({ goodsCode }) => goodsCode)));
  const isWhole = goodsCodes.length > 0 && held.size === goodsCodes.length && goodsCodes.every((code) => held.has(code));
  return isWhole && orderDetail.every(isOurs) ? orderDetail : null;
}

function countServices(draft: Draft, shops: readonly LaidOutShop[]): Draft {
  const pieces = new Map(shops.flatMap(({ goods }) => goods.map(({ goodsCode, count }) => [goodsCode, count])));
  return {
    ...draft,
    goodsAdditionalServiceList: draft.goodsAdditionalServiceList.map((entry) => {
      const count = pieces.get(entry.goodsCode);
      return count === undefined ? entry : { ...entry, itemServiceExtList: servicesForPieces(entry.itemServiceExtList, count) };
    }),
  };
}

function changeShop(draft: Draft, key: ShopKey, change: (shop: ShopEntry) => ShopEntry): Draft {
  return { ...draft, orderDetail: draft.orderDetail.map((shop) => (isSameShop(shop, key) ? change(shop) : shop)) };
}
