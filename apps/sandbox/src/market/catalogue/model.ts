import type { DrawingId } from "../../pictures/drawings/index.ts";
import type { PaletteId } from "../../pictures/palette.ts";

export type Text = { zh: string; en: string };

export const platformIds = [
  "taobao",
  "tmall",
  "1688",
  "jd",
  "weidian",
  "pinduoduo",
  "xianyu",
  "vip",
  "suning",
  "dangdang",
  "kaola",
  "xiaohongshu",
  "douyin",
  "dewu",
  "amazon-cn",
] as const;
export type PlatformId = (typeof platformIds)[number];

/** A second choice beside the colour: its name and its values in both languages, with the price each adds in yuan. */
export type Choice = {
  name: readonly [string, string];
  values: readonly (readonly [zh: string, en: string, addYuan?: number])[];
};

/** One kind of product, sold by several shops: a title per listing, the rest shared. */
export type Model = {
  drawing: DrawingId;
  category: readonly [id: string, zh: string, en: string];
  /** Goods class of the forwarding trade, for example `clothing`. */
  goodsClass: string;
  flags?: readonly string[];
  colours: readonly PaletteId[];
  choice?: Choice;
  /** Retail price in yuan of the cheapest and the dearest listing. */
  yuan: readonly [number, number];
  grams: number;
  sidesCm: readonly [number, number, number];
  facts: readonly (readonly [nameZh: string, nameEn: string, valueZh: string, valueEn: string])[];
  listings: readonly (readonly [PlatformId, zh: string, en: string])[];
};
