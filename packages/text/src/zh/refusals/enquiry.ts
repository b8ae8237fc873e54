import type { enquiryRefusals } from "@sihai/contract/enquiry/refusals";

export const enquirySentences = {
  ENQUIRY_NOT_FOUND: "没有找到这个询价",
  ENQUIRY_TERMS_NOT_AGREED: "请阅读并同意询价规则",
  ENQUIRY_LINK_WRONG: "第 {product} 件商品没有可用的链接，请粘贴商品页面的链接",
  ENQUIRY_STATE_REFUSED: "询价已更新，您的操作没有保存，请刷新后查看",
  ENQUIRY_TOO_MANY: "最多同时有 {maximum} 个待答复的询价，请等待答复",
  ENQUIRY_OFFER_WRONG: "第 {product} 件商品的方案无效：商品已下架、规格不存在或数量不足",
  ENQUIRY_LINE_WRONG: "该线路不能运送这些商品",
  ENQUIRY_NOTHING_LEFT: "答复中的商品现在都买不到了，请重新询价",
} as const satisfies Record<keyof typeof enquiryRefusals, string>;
