import type { claimRefusals } from "@sihai/contract/claim/refusals";

export const claimSentences = {
  CLAIM_NOT_FOUND: "没有找到这个理赔",
  CLAIM_NOT_POSSIBLE: "这个包裹现在不能按此原因理赔，请查看可申请的时间",
  CLAIM_STATE_REFUSED: "理赔状态已变化，请刷新后再操作",
  CLAIM_OPEN_ALREADY: "这个包裹已有理赔，请在原理赔中补充",
  CLAIM_ITEMS_WRONG: "请选择包裹中有问题的商品和件数",
  CLAIM_AMOUNT_REFUSED: "金额须大于 0，最多 {¥maximum}",
  CLAIM_PHOTO_NOT_FOUND: "有照片没有上传成功，请重新上传",
  CLAIM_PHOTO_MISSING: "请附上商品和包装的照片",
  CLAIM_OFFER_CHANGED: "赔付金额已更新，请查看后再确认",
  CLAIM_SAME_PERSON: "提出赔付的人不能付款，请由另一位同事付款",
} as const satisfies Record<keyof typeof claimRefusals, string>;
