import { colourNames } from "./catalogue/colour-names.ts";
import type { MarketGoods } from "./catalogue/goods.ts";
import { addressOf } from "./links.ts";
import { lowestPriceFen } from "./market.ts";

/** One product as the vendor sends it: snake case, amounts as decimal strings, options by id. */
export function itemToWire(goods: MarketGoods, base: string) {
  return {
    platform: goods.platform,
    item_id: goods.itemId,
    detail_url: addressOf(goods),
    status: goods.status,
    title: goods.title,
    desc: goods.description,
    shop: { shop_id: goods.shop.id, name: goods.shop.name, score: goods.shop.score },
    category: { cid: goods.category.id, name: goods.category.name },
    goods_class: goods.goodsClass,
    flags: goods.flags,
    pics: picturesOf(goods, base),
    props: goods.facts,
    options: optionsOf(goods, base),
    skus: goods.skus.map((sku) => ({
      sku_id: sku.skuId,
      vids: [`c${sku.colour}`, ...(sku.choice === null ? [] : [`s${sku.choice}`])],
      price: yuan(sku.priceFen),
      stock: goods.status === "onsale" ? sku.stock : 0,
      pic: pictureOf(goods, sku.colour, "front", base),
    })),
    price: yuan(lowestPriceFen(goods)),
    orig_price: goods.listPriceFen === null ? null : yuan(goods.listPriceFen),
    price_steps: goods.steps.map((step) => ({ min_num: step.from, price: yuan(step.priceFen) })),
    min_num: goods.minimum,
    post_fee: yuan(goods.freightFen),
    seven_day_return: goods.returnable,
    sales: goods.sales,
    weight_g: goods.grams,
    size_cm: goods.sidesCm,
  };
}

/** One product as a line of the vendor's search: its lowest price and its first picture. `base`: the sandbox's own address. */
export function summaryToWire(goods: MarketGoods, base: string) {
  return {
    platform: goods.platform,
    item_id: goods.itemId,
    title: goods.title,
    price: yuan(lowestPriceFen(goods)),
    pic: pictureOf(goods, 0, "front", base),
    sales: goods.sales,
    shop_name: goods.shop.name,
    goods_class: goods.goodsClass,
  };
}

/** 1290 → "12.90". */
export function yuan(fen: number): string {
  return (fen / 100).toFixed(2);
}

function optionsOf(goods: MarketGoods, base: string) {
  const colour = {
    pid: "colour",
    name: { zh: "颜色", en: "Colour" },
    values: goods.colours.map((palette, at) => ({
      vid: `c${at}`,
      name: colourNames[palette],
      pic: pictureOf(goods, at, "front", base),
    })),
  };
  if (!goods.choice) return [colour];
  const values = goods.choice.values.map((name, at) => ({ vid: `s${at}`, name, pic: null }));
  return [colour, { pid: "choice", name: goods.choice.name, values }];
}

/** The first colour from all sides, then the other colours. */
function picturesOf(goods: MarketGoods, base: string): string[] {
  const first = (["front", "tilt", "detail", "pair", "bold"] as const).map((view) => pictureOf(goods, 0, view, base));
  const others = goods.colours.slice(1, 4).map((_, at) => pictureOf(goods, at + 1, "bold", base));
  return [...first, ...others];
}

function pictureOf(goods: MarketGoods, colour: number, view: string, base: string): string {
  const drawing = goods.picturesBroken ? "missing" : goods.drawing;
  return `${base}/market/img/${drawing}/${goods.colours[colour] ?? goods.colours[0]}/${view}.svg`;
}
