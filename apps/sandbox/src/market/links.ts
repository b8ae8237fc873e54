import type { MarketGoods } from "./catalogue/goods.ts";
import type { PlatformId } from "./catalogue/model.ts";

/** The address a shopper would copy from the platform. */
const addresses: Record<PlatformId, (itemId: string, shopId: string) => string> = {
  taobao: (id) => `https://item.taobao.com/item.htm?id=${id}`,
  tmall: (id) => `https://detail.tmall.com/item.htm?id=${id}`,
  "1688": (id) => `https://detail.1688.com/offer/${id}.html`,
  jd: (id) => `https://item.jd.com/${id}.html`,
  weidian: (id) => `https://weidian.com/item.html?itemID=${id}`,
  pinduoduo: (id) => `https://mobile.yangkeduo.com/goods.html?goods_id=${id}`,
  xianyu: (id) => `https://www.goofish.com/item?id=${id}`,
  vip: (id, shop) => `https://detail.vip.com/detail-${shop}-${id}.html`,
  suning: (id, shop) => `https://product.suning.com/${shop}/${id}.html`,
  dangdang: (id) => `https://product.dangdang.com/${id}.html`,
  kaola: (id) => `https://goods.kaola.com/product/${id}.html`,
  xiaohongshu: (id) => `https://www.xiaohongshu.com/goods-detail/${id}`,
  douyin: (id) => `https://haohuo.jinritemai.com/ecommerce/trade/detail/index.html?id=${id}`,
  dewu: (id) => `https://m.dewu.com/router/product/ProductDetail?spuId=${id}`,
  "amazon-cn": (id) => `https://www.amazon.cn/dp/${id}`,
};

/** The whole address of goods, as a browser on the platform would show it. */
export function addressOf(goods: MarketGoods): string {
  return addresses[goods.platform](goods.itemId, goods.shop.id);
}

/** Where each platform's short links live; platforms without one are shared by their full address. */
const shortHosts: Partial<Record<PlatformId, string>> = {
  taobao: "https://m.tb.cn/h.",
  tmall: "https://m.tb.cn/h.",
  xianyu: "https://m.tb.cn/h.",
  "1688": "https://qr.1688.com/s/",
  jd: "https://3.cn/",
  weidian: "https://k.youshop10.com/",
  pinduoduo: "https://p.pinduoduo.com/",
  vip: "https://t.vip.com/",
  suning: "https://sugs.suning.com/",
  xiaohongshu: "http://xhslink.com/m/",
  douyin: "https://v.douyin.com/",
  dewu: "https://dw4.co/t/A/",
};

/** Seven letters and digits made from the item id; the first is always a letter. */
export function shortCodeOf(goods: MarketGoods): string {
  const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789";
  let state = 7n;
  for (const letter of `${goods.platform}${goods.itemId}`)
    state = (state * 131n + BigInt(letter.charCodeAt(0))) % 1_000_000_007_000_003n;
  let code = alphabet[Number(state % 24n)] ?? "A";
  for (let left = state / 24n; code.length < 7; left /= 56n) code += alphabet[Number(left % 56n)] ?? "2";
  return code;
}

/** The platform's short link to goods; null where it has none. */
export function shortLinkOf(goods: MarketGoods): string | null {
  const host = shortHosts[goods.platform];
  return host ? `${host}${shortCodeOf(goods)}` : null;
}

/** The eleven characters between currency signs that the Taobao family shares goods by. */
export function passwordOf(goods: MarketGoods): string {
  return `￥${shortCodeOf(goods)}CZ01￥`;
}

/** The goods a short link or password stands for. */
export function resolveShort(all: Iterable<MarketGoods>, pasted: string): MarketGoods | undefined {
  const code = /^[^\w\s](\w{7})CZ01[^\w\s]$/u.exec(pasted)?.[1] ?? shortTail(pasted);
  if (!code) return undefined;
  for (const goods of all) if (shortCodeOf(goods) === code) return goods;
  return undefined;
}

function shortTail(pasted: string): string | undefined {
  if (!URL.canParse(pasted)) return undefined;
  const { pathname } = new URL(pasted);
  return /(?:^|[/.])([A-Za-z2-9]{7})\/?$/.exec(pathname)?.[1];
}
