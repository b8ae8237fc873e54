import { cny } from "@sihai/domain";
import type { LocalText } from "@sihai/domain/language";
import type { Goods, GoodsPage } from "./port.ts";
import type { ItemReply, SearchReply } from "./reply.ts";

const availability = { onsale: "on-sale", soldout: "sold-out", offshelf: "off-shelf" } as const;

/** Goods as the marketplace tells them; on sale without a piece in stock, they are sold out. */
export function goodsFrom(reply: ItemReply): Goods {
  const inStock = reply.skus.some((sku) => sku.stock > 0);
  return {
    platform: reply.platform,
    itemId: reply.item_id,
    canonicalUrl: reply.detail_url,
    availability: reply.status === "onsale" && !inStock ? "sold-out" : availability[reply.status],
    title: textFrom(reply.title),
    description: textFrom(reply.desc),
    shop: { id: reply.shop.shop_id, name: textFrom(reply.shop.name), rating: reply.shop.score },
    goodsClass: reply.goods_class,
    flags: reply.flags,
    category: { id: reply.category.cid, name: textFrom(reply.category.name) },
    pictureUrls: reply.pics,
    attributes: reply.props.map(({ name, value }) => ({ name: textFrom(name), value: textFrom(value) })),
    options: reply.options.map((option) => ({
      id: option.pid,
      name: textFrom(option.name),
      values: option.values.map(({ vid, name, pic }) => ({ id: vid, label: textFrom(name), pictureUrl: pic })),
    })),
    variants: reply.skus.map(({ sku_id, vids, price, stock, pic }) => ({
      skuId: sku_id,
      valueIds: vids,
      price: cny(price),
      stock,
      pictureUrl: pic,
    })),
    price: cny(reply.price),
    listPrice: reply.orig_price === null ? null : cny(reply.orig_price),
    priceSteps: reply.price_steps.map(({ min_num, price }) => ({ fromQuantity: min_num, price: cny(price) })),
    minimumQuantity: reply.min_num,
    domesticFreight: cny(reply.post_fee),
    returnable: reply.seven_day_return,
    salesCount: reply.sales,
    weightGrams: reply.weight_g,
    sidesCm: reply.size_cm,
  };
}

/** A page of what the marketplace found. */
export function pageFrom(reply: SearchReply): GoodsPage {
  return {
    items: reply.items.map((item) => ({
      platform: item.platform,
      itemId: item.item_id,
      title: textFrom(item.title),
      price: cny(item.price),
      pictureUrl: item.pic,
      salesCount: item.sales,
      shopName: textFrom(item.shop_name),
      goodsClass: item.goods_class,
    })),
    page: reply.page,
    pageSize: reply.page_size,
    total: reply.total,
  };
}

function textFrom({ zh, en }: LocalText): LocalText {
  return { zh, en };
}
