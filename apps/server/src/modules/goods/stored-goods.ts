import { createHash } from "node:crypto";
import type { Goods } from "@sihai/adapters/marketplace";
import { cnyAmount, localText } from "@sihai/contract";
import { availability, platformField } from "@sihai/contract/goods";
import * as z from "zod/mini";
import { deeplyFrozen, jsonColumn } from "#platform";

const option = z.object({
  id: z.string(),
  name: localText,
  values: z.array(z.object({ id: z.string(), label: localText, pictureUrl: z.nullable(z.string()) })),
});

/** What a source said of goods, as kept in `goods.detail`: amounts as decimal strings, everything else as it came. */
const storedGoods = z.object({
  platform: platformField,
  itemId: z.string(),
  canonicalUrl: z.string(),
  availability,
  title: localText,
  description: localText,
  shop: z.object({ id: z.string(), name: localText, rating: z.nullable(z.number()) }),
  goodsClass: z.string(),
  flags: z.array(z.string()),
  category: z.object({ id: z.string(), name: localText }),
  pictureUrls: z.array(z.string()),
  attributes: z.array(z.object({ name: localText, value: localText })),
  options: z.array(option),
  variants: z.array(
    z.object({
      skuId: z.string(),
      valueIds: z.array(z.string()),
      price: cnyAmount,
      stock: z.int(),
      pictureUrl: z.nullable(z.string()),
    }),
  ),
  price: cnyAmount,
  listPrice: z.nullable(cnyAmount),
  priceSteps: z.array(z.object({ fromQuantity: z.int(), price: cnyAmount })),
  minimumQuantity: z.int(),
  domesticFreight: cnyAmount,
  returnable: z.boolean(),
  salesCount: z.int(),
  weightGrams: z.nullable(z.int()),
  sidesCm: z.nullable(z.tuple([z.number(), z.number(), z.number()])),
});

/** The text for `goods.detail`; `readGoods` reads it back. */
export function writeGoods(goods: Goods): string {
  return JSON.stringify(z.encode(storedGoods, goods));
}

const readDetail = jsonColumn(storedGoods, "goods.detail");

/** Throws when the row was not written by `writeGoods`. */
export function readGoods(detail: unknown): Goods {
  return readDetail(detail);
}

const read = new Map<string, Goods>();
const readMost = 200;

/** What a row of goods said, and which writing of it that was. */
type GoodsAsRead = { version: string; goods: Goods };
const readOfRow = new Map<string, GoodsAsRead>();

/** What is known of these goods from before, for a question that need not be told it again; by their ids. */
export function goodsReadBefore(goodsIds: readonly string[]): ReadonlyMap<string, GoodsAsRead> {
  return new Map(
    goodsIds.flatMap((goodsId) => {
      const known = readOfRow.get(goodsId);
      return known === undefined ? [] : [[goodsId, known] as const];
    }),
  );
}

/** Goods from the text of a row, kept under its version too. Throws as `readGoods` does. */
export function goodsOfRow({ id, version, detail }: { id: string; version: string; detail: string }): Goods {
  const goods = goodsOfText(detail);
  readOfRow.delete(id);
  keepAmong(readOfRow, id, { version, goods });
  return goods;
}

/**
 * Goods from the text that is stored of them. The same text is the same goods, and to read it takes longer than to ask the database for it: the
 * last ones read are kept, for everybody, so nobody may change them. Throws as `readGoods` does.
 */
export function goodsOfText(detail: string): Goods {
  const known = read.get(detail);
  if (known !== undefined) return known;
  const goods = deeplyFrozen(readGoods(JSON.parse(detail)));
  keepAmong(read, detail, goods);
  return goods;
}

function keepAmong<Value>(kept: Map<string, Value>, key: string, value: Value): void {
  for (const oldest of kept.keys()) {
    if (kept.size < readMost) break;
    kept.delete(oldest);
  }
  kept.set(key, value);
}

/** Stands for a picture's address at the source, which is never shown. */
export function pictureKeyOf(url: string): string {
  return createHash("sha256").update(url).digest("hex").slice(0, 16);
}

/** Every picture of the goods by its key. */
export function pictureUrlsOf(goods: Goods): Map<string, string> {
  const urls = [
    ...goods.pictureUrls,
    ...goods.options.flatMap(({ values }) => values.map(({ pictureUrl }) => pictureUrl)),
    ...goods.variants.map(({ pictureUrl }) => pictureUrl),
  ].filter((url) => url !== null);
  return new Map(urls.map((url) => [pictureKeyOf(url), url]));
}

/** The options behind a variant as a shopper reads them: colour navy, size L. */
export function chosenOptionsOf(goods: Goods, skuId: string) {
  const variant = goods.variants.find((each) => each.skuId === skuId);
  return goods.options.flatMap(({ name, values }) => {
    const value = values.find(({ id }) => variant?.valueIds.includes(id));
    return value ? [{ name, value: value.label }] : [];
  });
}

/** The picture that shows a variant: its own, its option's, or the first of the goods. */
export function variantPictureOf(goods: Goods, skuId: string): string | null {
  const variant = goods.variants.find((each) => each.skuId === skuId);
  const ofOption = goods.options
    .flatMap(({ values }) => values)
    .find(({ id, pictureUrl }) => pictureUrl !== null && variant?.valueIds.includes(id));
  const url = variant?.pictureUrl ?? ofOption?.pictureUrl ?? goods.pictureUrls[0];
  return url === undefined ? null : pictureKeyOf(url);
}
