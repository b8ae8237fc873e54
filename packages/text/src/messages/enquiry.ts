import { cnyText } from "../core/money.ts";
import { template } from "./template.ts";
import { timeEn, timeZh } from "./words.ts";

/** What a member is told about enquiries. */
export const enquiryMessages = {
  "enquiry-answered": template<{ enquiryNo: string; products: number; totalCny: string; expiresAt: string }>(
    (f) => ({
      title: "询价已答复",
      body: `询价 ${f.enquiryNo} 的 ${f.products} 件商品已答复，到手预计 ${cnyText(f.totalCny)}。${timeZh(f.expiresAt)}前可一键加入购物车。`,
    }),
    (f) => ({
      title: "Your enquiry is answered",
      body: `We priced enquiry ${f.enquiryNo}: about ${cnyText(f.totalCny)} at your door. Put it all into your cart until ${timeEn(f.expiresAt)}.`,
    }),
  ),
  "enquiry-declined": template<{ enquiryNo: string; note: string }>(
    (f) => ({ title: "询价无法报价", body: `询价 ${f.enquiryNo} 已关闭：${f.note}` }),
    (f) => ({ title: "We can't offer these goods", body: `We closed enquiry ${f.enquiryNo}: ${f.note}` }),
  ),
} as const;
