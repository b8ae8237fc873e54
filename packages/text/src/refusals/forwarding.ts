import type { forwardingRefusals } from "@sihai/contract/forwarding/refusals";
import type { Sentences } from "./sentence.ts";

export const forwardingSentences = {
  // rules E-95 to E-99
  COURIER_NEEDED: { zh: "请选择快递公司", en: "Please select the courier company" },
  TRACKING_NUMBER_NEEDED: { zh: "请输入运单号", en: "Please enter the tracking number" },
  TRACKING_NUMBER_WRONG: {
    zh: "这不像运单号：应为 6–32 位字母和数字",
    en: "This doesn't look like a tracking number: 6 to 32 letters and digits",
  },
  TRACKING_NUMBER_TWICE: { zh: "运单号 {trackingNo} 填写了两次", en: "The tracking number {trackingNo} stands here twice" },
  TRACKING_IN_REVIEW: {
    zh: "运单号 {trackingNo} 暂时无法登记，没有提交任何内容。仓库同事会核对，请先检查号码是否正确",
    en: "The tracking number {trackingNo} can't be registered right now. Nothing was submitted. Our warehouse will look into it; please check the number",
  },
  FORWARDING_ITEM_NEEDED: { zh: "每个包裹请至少添加一件物品", en: "Please add at least one item to every parcel" },
  FORWARDING_REMARK_NEEDED: { zh: "请填写备注", en: "Please enter a remark" },
  FORWARDING_TERMS_NOT_AGREED: { zh: "请阅读并同意转运协议", en: "Please read and accept the forwarding agreement" },
  FORWARDING_SERVICES_CONFLICT: {
    zh: "选择原包装入库的包裹不开箱，不能同时选择其他服务",
    en: "A parcel stored in its original packing stays shut, so it takes no other service",
  },
  PICTURE_NOT_YOURS: { zh: "图片已失效，请重新上传", en: "A picture is gone. Please upload it again" },
  LOGISTICS_CLOSED: {
    zh: "物流信息修改失败：仓库已签收或订单已取消，没有产生任何变化",
    en: "Failed to modify the logistics: the warehouse has signed for it or it is cancelled. Nothing was changed",
  },
  DISPUTE_NOT_FOUND: { zh: "没有找到这条待核对的运单号，可能已处理", en: "This number is no longer waiting for a decision" },
  DISPUTE_NOT_RELEASABLE: {
    zh: "先登记的一方是我们代购的商品，不能释放运单号",
    en: "The first delivery is one we bought ourselves, so its number can't be released",
  },
  DELIVERY_DISPUTED: {
    zh: "两位客户登记了这个运单号，请先在「异常件货架」的运单号核对中判定再签收",
    en: "Two customers announced this number. Decide whose it is in the number review on the unannounced shelf before signing",
  },
  DIY_LINK_WRONG: { zh: "请输入商品链接（http 或 https 开头）", en: "Please enter the item's link, starting with http or https" },
} as const satisfies Sentences<keyof typeof forwardingRefusals>;
