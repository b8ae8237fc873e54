import type { expertRefusals } from "@sihai/contract/expert/refusals";

export const expertSentences = {
  EXPERT_NOT_FOUND: "没有找到这项专家服务",
  EXPERT_STATE_REFUSED: "专家服务已更新，您的操作没有保存，请刷新后查看",
  EXPERT_CANCEL_REFUSED: "专家服务取消失败：已开始处理或已结束，没有产生任何变化",
  EXPERT_TOO_MANY_ITEMS: "每份申请最多 {maximum} 件商品，请减少商品后再提交",
  EXPERT_ITEM_NOT_FOUND: "有商品不在您的仓库中",
  EXPERT_ITEM_TAKEN: "有商品已交给送货专家",
  EXPERT_ADDRESS_NOT_FOUND: "没有找到这个收货地址",
  EXPERT_NO_LINE: "没有线路能把商品 {itemNo} 送到该地址，请先移除它",
  EXPERT_ONE_PARCEL_IMPOSSIBLE: "这些商品不能装在一个包裹里，请允许多个包裹",
  EXPERT_DECLARED_TOO_LOW: "申报金额太低，每项至少 US$\u00a00.01",
  EXPERT_HOLD_CHANGED: "预留金额有变化，请查看新的金额后再提交",
  EXPERT_HOLD_NOT_COVERED: "余额比预留金额少 {¥short}，请先充值，或选择「确认方案后付款」",
  EXPERT_PAY_PASSWORD_NEEDED: "直接扣款需要支付密码",
  EXPERT_PLAN_INCOMPLETE: "方案必须包含每件商品，且每件只在一个包裹中",
  EXPERT_ONE_PARCEL_WANTED: "客户只接受一个包裹",
  EXPERT_LINE_REFUSES: "包裹 {parcel} 不能走所选线路",
  EXPERT_PLAN_MISSING: "方案还没有完成",
  EXPERT_ANSWER_TOO_LATE: "方案已过期",
} as const satisfies Record<keyof typeof expertRefusals, string>;
