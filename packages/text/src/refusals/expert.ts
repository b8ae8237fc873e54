import type { expertRefusals } from "@sihai/contract/expert/refusals";
import type { Sentences } from "./sentence.ts";

export const expertSentences = {
  EXPERT_NOT_FOUND: { zh: "没有找到这项专家服务", en: "We couldn't find this expert service" },
  EXPERT_STATE_REFUSED: {
    zh: "专家服务的状态已改变，没有产生任何变化，请刷新后查看",
    en: "The expert service has moved on meanwhile. Nothing was changed; please reload",
  },
  EXPERT_CANCEL_REFUSED: {
    zh: "取消失败：专家已经开始处理，不能再取消",
    en: "Not cancelled: the expert has begun the work, so it can't be called off any more",
  },
  EXPERT_ITEM_NOT_FOUND: { zh: "有物品不在您的仓库中", en: "One of these items isn't in your storage" },
  EXPERT_ITEM_TAKEN: { zh: "有物品已交给送货专家", en: "One of these items is already with the shipping expert" },
  EXPERT_ADDRESS_NOT_FOUND: { zh: "没有找到这个收货地址", en: "We couldn't find this address" },
  EXPERT_NO_LINE: {
    zh: "没有线路能把物品 {itemNo} 送到该地址，请先移除它",
    en: "No line takes item {itemNo} to this address. Please take it off the list",
  },
  EXPERT_ONE_PARCEL_IMPOSSIBLE: {
    zh: "这些物品不能装在一个包裹里，请允许多个包裹",
    en: "These goods can't travel in one parcel. Please allow several parcels",
  },
  EXPERT_DECLARED_TOO_LOW: {
    zh: "申报金额太低，每项至少 0.01 美元",
    en: "The declared amount is too low: at least US$0.01 for each line",
  },
  EXPERT_HOLD_CHANGED: {
    zh: "预留金额有变化，请查看新的金额后再提交",
    en: "The amount to set aside has changed. Please look at it and submit again",
  },
  EXPERT_HOLD_NOT_COVERED: {
    zh: "余额还差 CN¥{short} 才够预留，请先充值，或选择确认方案后付款",
    en: "Your balance is CN¥{short} short of what is set aside. Please top up, or choose to pay after confirming the plan",
  },
  EXPERT_PAY_PASSWORD_NEEDED: { zh: "直接扣款需要支付密码", en: "Direct deduction needs your payment password" },
  EXPERT_PLAN_INCOMPLETE: {
    zh: "方案必须包含每件物品，且每件只在一个包裹中",
    en: "The plan must hold every item, each in exactly one parcel",
  },
  EXPERT_ONE_PARCEL_WANTED: { zh: "客户只接受一个包裹", en: "The customer accepts one parcel only" },
  EXPERT_LINE_REFUSES: { zh: "包裹 {parcel} 不能走所选线路", en: "The chosen line doesn't take parcel {parcel}" },
  EXPERT_PLAN_MISSING: { zh: "方案还没有完成", en: "The plan isn't ready yet" },
  EXPERT_ANSWER_TOO_LATE: { zh: "方案已过期", en: "The time to answer this plan is over" },
} as const satisfies Sentences<keyof typeof expertRefusals>;
