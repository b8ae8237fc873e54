import type { returnRefusals } from "@sihai/contract/return/refusals";

export const returnSentences = {
  RETURN_NOT_FOUND: "没有找到这个退换货申请",
  // rule E-129
  RETURN_NOT_ELIGIBLE: "申请失败：{itemNo} 现在不能退换，没有产生任何变化",
  RETURN_STATE_REFUSED: "申请状态已变化，请刷新后再操作",
  RETURN_PHOTO_NOT_FOUND: "申请失败：有照片没有上传成功，请重新上传",
  RETURN_WANTED_MISSING: "申请失败：请填写想换的颜色或尺码",
  RETURN_REFUND_TOO_HIGH: "卖家退款不能超过采购价 {¥maximum}",
  RETURN_NOTE_MISSING: "退款少于采购价 {¥maximum}，请写明原因",
  RETURN_FREIGHT_REFUSED: "退回运费应在 CN\u00a0￥0.00 至 {¥maximum} 之间",
  RETURN_KIND_REFUSED: "这是退货申请，不能登记换货",
} as const satisfies Record<keyof typeof returnRefusals, string>;
