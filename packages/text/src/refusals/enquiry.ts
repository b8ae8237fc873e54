import type { enquiryRefusals } from "@sihai/contract/enquiry/refusals";
import type { Sentences } from "./sentence.ts";

export const enquirySentences = {
  ENQUIRY_NOT_FOUND: { zh: "没有找到这个询价", en: "We couldn't find this enquiry" },
  ENQUIRY_TERMS_NOT_AGREED: { zh: "请阅读并同意询价规则", en: "Please read and accept the rules for enquiries" },
  ENQUIRY_LINK_WRONG: {
    zh: "第 {product} 件商品没有可用的链接，请粘贴商品页面的链接",
    en: "Product {product} has no link we can open. Please paste the link of its page",
  },
  ENQUIRY_STATE_REFUSED: {
    zh: "询价状态已改变，没有产生任何变化，请刷新后查看",
    en: "The enquiry has moved on meanwhile. Nothing was changed; please reload",
  },
  ENQUIRY_TOO_MANY: {
    zh: "最多同时有 {maximum} 个待答复的询价，请等待答复",
    en: "At most {maximum} enquiries can wait for an answer at a time. Please wait for our answers",
  },
  ENQUIRY_OFFER_WRONG: {
    zh: "第 {product} 件商品的方案无效：商品已下架、规格不存在或数量不足",
    en: "The offer for product {product} doesn't hold: goods off sale, option gone, or too few or too many pieces",
  },
  ENQUIRY_LINE_WRONG: { zh: "该线路不能运送这些商品", en: "This line doesn't take these goods" },
  ENQUIRY_NOTHING_LEFT: {
    zh: "答复中的商品现在都买不到了，请重新询价",
    en: "None of the offered goods can be bought any more. Please ask again",
  },
} as const satisfies Sentences<keyof typeof enquiryRefusals>;
