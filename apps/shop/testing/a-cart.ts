import type { CallData } from "@sihai/contract";
import type { listCart } from "@sihai/contract/cart";

type Line = CallData<typeof listCart>["shops"][number]["lines"][number];

/** One cup at 26.00 that can be bought. */
export function cartLine(at: number): Line {
  return {
    cartItemId: `${at}`,
    goodsId: `${at}`,
    platform: "taobao",
    link: "https://item.taobao.com/item.htm?id=1",
    title: { zh: `杯${at}`, en: `Cup ${at}` },
    skuId: "red",
    options: [],
    picture: null,
    quantity: 1,
    unitPrice: "26.00",
    domesticFreight: "0.00",
    was: null,
    isBuyersOwnPrice: false,
    state: "available",
    stock: 9,
    minimumQuantity: 1,
    remark: "",
    addedAt: "2026-11-20T02:00:00.000Z",
  };
}

/** The reply of a cart with these lines, all of one shop. */
export function cartOf(lines: Line[]): { data: CallData<typeof listCart> } {
  const shop = { shopKey: "a", platform: "taobao" as const, shopId: "9", shopName: { zh: "茶店", en: "Tea shop" }, lines };
  return { data: { shops: lines.length > 0 ? [shop] : [], lines: lines.length, pieces: lines.length } };
}
