import type { disputeRefusals } from "@sihai/contract/dispute/refusals";

export const disputeSentences = {
  CARD_DISPUTE_NOT_FOUND: "没有找到这笔争议",
  CARD_DISPUTE_OVER: "这笔争议已无法答复：银行已裁决、正在审核，或已过期限",
  DISPUTE_ANSWER_SENT: "答复已提交",
  DISPUTE_ANSWER_CHANGED: "同事已修改过这份答复，请重新查看",
  DISPUTE_ANSWER_EMPTY: "尚无可提交的内容，请填写说明或选择文件、照片",
  DISPUTE_PICTURE_UNKNOWN: "有照片不属于这笔付款",
} as const satisfies Record<keyof typeof disputeRefusals, string>;
