import type { claimRefusals } from "@sihai/contract/claim/refusals";
import type { Sentences } from "./sentence.ts";

export const claimSentences = {
  CLAIM_NOT_FOUND: { zh: "没有找到这个理赔", en: "We couldn't find this claim" },
  CLAIM_NOT_POSSIBLE: {
    zh: "这个包裹现在不能按此原因理赔，请查看可申请的时间",
    en: "This can't be claimed for this parcel now. Please see until when it could be",
  },
  CLAIM_STATE_REFUSED: { zh: "理赔当前状态不能进行此操作", en: "This can't be done in the claim's present state" },
  CLAIM_OPEN_ALREADY: {
    zh: "这个包裹已有理赔，请在原理赔中补充",
    en: "There is a claim for this parcel already. Please add to that one",
  },
  CLAIM_ITEMS_WRONG: {
    zh: "请选择包裹中有问题的商品和件数",
    en: "Please choose which goods of the parcel, and how many pieces, it is about",
  },
  CLAIM_AMOUNT_REFUSED: {
    zh: "金额须大于 0，最多 ¥{maximum}",
    en: "The amount must be above 0 and at most ¥{maximum}",
  },
  CLAIM_PHOTO_NOT_FOUND: {
    zh: "有照片没有上传成功，请重新上传",
    en: "A picture was not uploaded. Please upload it again",
  },
  CLAIM_PHOTO_MISSING: {
    zh: "请附上商品和包装的照片",
    en: "Please add photos of the goods and of the packaging",
  },
  CLAIM_OFFER_CHANGED: {
    zh: "赔付金额已更新，请查看后再确认",
    en: "The offer has changed. Please look at it again",
  },
  CLAIM_SAME_PERSON: {
    zh: "提出赔付的人不能付款，请由另一位同事付款",
    en: "Whoever made the offer can't pay it; a colleague has to",
  },
} as const satisfies Sentences<keyof typeof claimRefusals>;
