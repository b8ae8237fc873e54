import type { Platform } from "./platforms.ts";

/** The one address that stands for an item. It is an identity, always https, and no promise that the page opens. */
export const canonicalUrls: Record<Platform, (itemId: string, shopId: string | undefined) => string> = {
  taobao: (id) => `https://item.taobao.com/item.htm?id=${id}`,
  tmall: (id) => `https://detail.tmall.com/item.htm?id=${id}`,
  "1688": (id) => `https://detail.1688.com/offer/${id}.html`,
  jd: (id) => `https://item.jd.com/${id}.html`,
  weidian: (id) => `https://weidian.com/item.html?itemID=${id}`,
  pinduoduo: (id) => `https://mobile.yangkeduo.com/goods.html?goods_id=${id}`,
  xianyu: (id) => `https://www.goofish.com/item?id=${id}`,
  vip: (id, shop) => `https://detail.vip.com/detail-${shop ?? "0"}-${id}.html`,
  suning: (id, shop) => `https://product.suning.com/${shop ?? "0000000000"}/${id}.html`,
  dangdang: (id) => `https://product.dangdang.com/${id}.html`,
  kaola: (id) => `https://goods.kaola.com/product/${id}.html`,
  xiaohongshu: (id) => `https://www.xiaohongshu.com/goods-detail/${id}`,
  douyin: (id) => `https://haohuo.jinritemai.com/ecommerce/trade/detail/index.html?id=${id}`,
  dewu: (id) => `https://m.dewu.com/router/product/ProductDetail?spuId=${id}`,
  "amazon-cn": (id) => `https://www.amazon.cn/dp/${id}`,
};
