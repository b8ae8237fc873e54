import type { Goods } from "@sihai/adapters/marketplace";
import { keysOf } from "@sihai/domain";
import { classFlags, type GoodsClasses } from "@sihai/domain/goods";
import { platforms } from "@sihai/domain/platform";
import { type OperatorFiles, oneOf } from "#platform";
import type { GoodsSummary } from "./goods.store.ts";
import type { KnownGoods } from "./known-goods.store.ts";
import type { LookedUp } from "./look-up-goods.service.ts";
import { pictureKeyOf } from "./stored-goods.ts";

const availabilities = { "on-sale": "on-sale", "sold-out": "sold-out", "off-shelves": "off-shelf" } as const;

/** Goods as lists show them; their picture by a key, never by its address at the source. */
export function summaryView(row: GoodsSummary) {
  return {
    goodsId: row.id,
    platform: oneOf(platforms, row.platform, "goods.platform"),
    link: row.link,
    title: row.title,
    price: row.price,
    picture: row.pictureUrl === null ? null : pictureKeyOf(row.pictureUrl),
    salesCount: row.sales,
    shopName: row.shopName,
    goodsClass: row.classId ?? "other",
    availability: availabilities[oneOf(keysOf(availabilities), row.state, "goods.state")],
  };
}

/** Goods as their page shows them: what was weighed here stands before what the seller says (rules C-08 to C-12). */
export function detailView(
  { goodsId, goods, fetchedAt, isStale }: LookedUp,
  known: KnownGoods,
  isFavourite: boolean,
  classes: GoodsClasses,
  files: Pick<OperatorFiles, "goodsFlags">,
) {
  const weightGrams = known.grams ?? goods.weightGrams;
  return {
    goodsId,
    platform: goods.platform,
    itemId: goods.itemId,
    link: goods.canonicalUrl,
    availability: goods.availability,
    title: goods.title,
    description: goods.description,
    shop: goods.shop,
    goodsClass: goods.goodsClass,
    flags: goods.flags,
    categoryName: goods.category.name,
    pictures: goods.pictureUrls.map(pictureKeyOf),
    attributes: goods.attributes,
    options: goods.options.map(({ id, name, values }) => ({
      id,
      name,
      values: values.map(({ pictureUrl, ...value }) => ({ ...value, picture: keyOrNull(pictureUrl) })),
    })),
    variants: goods.variants.map(({ pictureUrl, ...variant }) => ({ ...variant, picture: keyOrNull(pictureUrl) })),
    price: goods.price,
    listPrice: goods.listPrice,
    priceSteps: goods.priceSteps,
    minimumQuantity: goods.minimumQuantity,
    domesticFreight: goods.domesticFreight,
    returnable: goods.returnable,
    salesCount: goods.salesCount,
    purchases: { pieces: known.pieces, averageDays: known.days, recent: known.recent },
    prices: known.prices,
    risks: risksOf(goods, classes, files),
    inspectionPhotos: known.photos,
    weightGrams,
    sidesCm: sidesOf(known, goods),
    isMeasured: known.grams !== null,
    fetchedAt,
    isStale,
    isFavourite,
  };
}

/** Flags a seller named and those every piece of the class carries, by the operator's names for them. */
function risksOf({ flags, goodsClass }: Goods, classes: GoodsClasses, { goodsFlags }: Pick<OperatorFiles, "goodsFlags">) {
  const all = new Set([...flags, ...classFlags(classes, goodsClass)]);
  return goodsFlags.filter(({ id }) => all.has(id)).map(({ id, name }) => ({ id, name }));
}

function sidesOf(known: KnownGoods, goods: Goods): [number, number, number] | null {
  if (!known.sidesMm) return goods.sidesCm;
  const [length, width, height] = known.sidesMm;
  return [length / 10, width / 10, height / 10];
}

function keyOrNull(url: string | null): string | null {
  return url === null ? null : pictureKeyOf(url);
}
