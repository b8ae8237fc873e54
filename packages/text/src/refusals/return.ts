import type { returnRefusals } from "@sihai/contract/return/refusals";
import type { Sentences } from "./sentence.ts";

export const returnSentences = {
  RETURN_NOT_FOUND: { zh: "没有找到这个退换货申请", en: "We couldn't find this return or exchange" },
  // rule E-129
  RETURN_NOT_ELIGIBLE: {
    zh: "申请失败：{itemNo} 现在不能退换，没有产生任何变化",
    en: "Application Failed: {itemNo} can't be returned or exchanged now. Nothing was changed",
  },
  RETURN_STATE_REFUSED: {
    zh: "申请当前状态（{from}）不能进行此操作",
    en: "This can't be done while the application is {from}",
  },
  RETURN_PHOTO_NOT_FOUND: {
    zh: "申请失败：有照片没有上传成功，请重新上传",
    en: "Application Failed: a picture was not uploaded. Please upload it again",
  },
  RETURN_WANTED_MISSING: {
    zh: "申请失败：请填写想换的颜色或尺码",
    en: "Application Failed: please say which colour or size you want instead",
  },
  RETURN_REFUND_TOO_HIGH: {
    zh: "卖家退款不能超过采购价 ¥{maximum}",
    en: "The seller's refund can't be more than the purchase cost, ¥{maximum}",
  },
  RETURN_NOTE_MISSING: {
    zh: "退款少于采购价 ¥{maximum}，请写明原因",
    en: "The refund is less than the purchase cost, ¥{maximum}. Please say why",
  },
  RETURN_FREIGHT_REFUSED: {
    zh: "退回运费应在 ¥0 至 ¥{maximum} 之间",
    en: "Shipping back must be between ¥0 and ¥{maximum}",
  },
  RETURN_KIND_REFUSED: { zh: "退货申请不能登记换货", en: "This is a return; nothing is sent in exchange" },
} as const satisfies Sentences<keyof typeof returnRefusals>;
