import type { LocalText } from "../language/index.ts";

/** The shops a product link can belong to, in the order they are shown. */
export const platforms = [
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

export type Platform = (typeof platforms)[number];

/** What a shopper calls each platform, in both languages. */
export const platformNames: Record<Platform, LocalText> = {
  taobao: { zh: "淘宝", en: "Taobao" },
  tmall: { zh: "天猫", en: "Tmall" },
  "1688": { zh: "1688", en: "1688" },
  jd: { zh: "京东", en: "JD" },
  weidian: { zh: "微店", en: "Weidian" },
  pinduoduo: { zh: "拼多多", en: "Pinduoduo" },
  xianyu: { zh: "闲鱼", en: "Xianyu" },
  vip: { zh: "唯品会", en: "Vipshop" },
  suning: { zh: "苏宁易购", en: "Suning" },
  dangdang: { zh: "当当", en: "Dangdang" },
  kaola: { zh: "考拉海购", en: "Kaola" },
  xiaohongshu: { zh: "小红书", en: "Xiaohongshu" },
  douyin: { zh: "抖音商城", en: "Douyin" },
  dewu: { zh: "得物", en: "Dewu" },
  "amazon-cn": { zh: "亚马逊中国", en: "Amazon China" },
};

/** Platforms whose item id already is a SKU: a `skuId=` beside it says nothing new. */
export const itemIdIsSku: ReadonlySet<Platform> = new Set<Platform>(["jd"]);
