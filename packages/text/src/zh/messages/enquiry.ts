import { cnyText } from "../../core/money.ts";
import type { EnquiryMessages, Messages } from "../../messages/index.ts";
import { atTime } from "../../messages/moments.ts";

/** What a member is told about enquiries. */
export const enquiryMessages: Messages<EnquiryMessages> = {
  "enquiry-answered": (f) => ({
    title: "询价已答复",
    body: `询价 ${f.enquiryNo} 的 ${f.products} 种商品已答复，到手预计 ${cnyText(f.totalCny)}。${atTime(f.expiresAt)}前可一键加入购物车。`,
  }),
  "enquiry-declined": (f) => ({ title: "询价无法报价", body: `询价 ${f.enquiryNo} 已关闭：${f.note}` }),
};
