import type { WordsOf } from "../../../core/dictionary.ts";
import { spaced } from "../../grammar.ts";

const zh = {
  understood: (platform: string) => spaced(`识别为${platform}商品`),
  understoodMany: (count: number) => `共 ${count} 个链接，点「查找」逐个识别`,
  understoodShort: (platform: string) => spaced(`识别为${platform}短链接，点「查找」打开`),
  wordsLeftOut: "只按链接查找，其他文字不会带走。规格在商品页选择，要求可在确认订单时填写。",
  notUnderstood: {
    "no-link": "没有识别到链接，点「查找」按文字搜索商品",
    unsafe: "这个链接不安全，不会打开",
    "non-chinese": "这家商店不在中国内地",
    "not-a-product": "不是商品页的链接",
    "unknown-site": "暂不支持这个网站",
  },
};

export type PastedWords = WordsOf<typeof zh>;
export const words: PastedWords = zh;
