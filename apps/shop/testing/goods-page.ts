import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { addressList } from "@sihai/contract/address";
import { listFreightCountries } from "@sihai/contract/freight";
import { goodsDetail, landedCost } from "@sihai/contract/goods";
import { getWallet } from "@sihai/contract/payment";
import { changeOperation } from "../src/stores/user-operation.ts";
import { shopWire } from "./open-page.tsx";
import { aWallet } from "./things.ts";

type Goods = CallData<typeof goodsDetail>;
export type Landed = CallData<typeof landedCost>;

/** A shoe of two sizes, the larger dearer. */
export const shoe: Goods = {
  goodsId: "53",
  platform: "taobao",
  itemId: "655443322",
  link: "https://item.taobao.com/item.htm?id=655443322",
  availability: "on-sale",
  title: { zh: "帆布鞋", en: "Canvas shoe" },
  description: { zh: "帆布鞋", en: "A canvas shoe" },
  shop: { id: "9", name: { zh: "鞋店", en: "Shoe shop" }, rating: 4.8 },
  goodsClass: "shoes",
  flags: [],
  categoryName: { zh: "鞋", en: "Shoes" },
  pictures: [],
  attributes: [],
  options: [
    { id: "c", name: { zh: "颜色", en: "Colour" }, values: [{ id: "mint", label: { zh: "薄荷", en: "Mint" }, picture: null }] },
    {
      id: "s",
      name: { zh: "尺码", en: "Size" },
      values: [
        { id: "37", label: { zh: "37", en: "EU 37" }, picture: null },
        { id: "38", label: { zh: "38", en: "EU 38" }, picture: null },
      ],
    },
  ],
  variants: [
    { skuId: "m37", valueIds: ["mint", "37"], price: "174.00", stock: 5, picture: null },
    { skuId: "m38", valueIds: ["mint", "38"], price: "180.00", stock: 5, picture: null },
  ],
  price: "174.00",
  listPrice: null,
  priceSteps: [],
  minimumQuantity: 1,
  domesticFreight: "10.00",
  returnable: true,
  salesCount: 0,
  purchases: { pieces: 0, averageDays: null, recent: [] },
  prices: [],
  risks: [],
  inspectionPhotos: [],
  weightGrams: 700,
  sidesCm: null,
  isMeasured: false,
  fetchedAt: "2026-11-20T02:00:00.000Z",
  isStale: false,
  isFavourite: false,
};

export const line: NonNullable<Landed["line"]> = {
  id: "7",
  name: { zh: "空运专线", en: "Air line" },
  taxMode: "included",
  days: [8, 12],
  daysBasis: "promised",
};

/** What it costs at the door, of 18 lines so many offering to take it. */
export function costOf(offered: number): Landed {
  const amount = { low: "174.00", high: "174.00" };
  return {
    lines: [{ label: "goods", ...amount, how: "" }],
    ...amount,
    grams: 700,
    weightFrom: "seller",
    line: offered === 0 ? null : line,
    isTaxKnown: true,
    linesOffered: offered,
    linesAll: 18,
    refusedBecause: offered === 0 ? [{ code: "goods", lines: 18 }] : [],
    accuracy: null,
  };
}

/** The wire of a goods page that shows the shoe, to somebody in Germany. */
export function shoeWire(): Wire {
  const wire = shopWire();
  const name = (zh: string, en: string) => ({ zh, en });
  wire.answering(listFreightCountries, {
    data: {
      countries: [
        { code: "DE", name: name("德国", "Germany"), lines: 18 },
        { code: "US", name: name("美国", "United States"), lines: 22 },
      ],
    },
  });
  wire.answering(goodsDetail, { data: shoe });
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
  wire.answering(getWallet, { data: aWallet("500.00") });
  wire.answering(landedCost, { data: costOf(12) });
  changeOperation((operation) => ({ ...operation, area: { ...operation.area, goods: "DE" } }));
  return wire;
}
