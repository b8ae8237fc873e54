import type { addressRefusals } from "@sihai/contract/address/refusals";
import type { Sentences } from "./sentence.ts";

export const addressSentences = {
  ADDRESS_NOT_FOUND: { zh: "地址不存在或已删除", en: "This address doesn't exist or was deleted" },
  ADDRESS_FIELD_WRONG: {
    zh: "国家、州省或邮编不匹配，请检查",
    en: "The country, state or postcode don't fit together. Please check them",
  },
  ADDRESS_PHONE_WRONG: { zh: "电话号码不符合所选国家的格式", en: "The phone number doesn't fit the chosen country" },
  ADDRESS_BOOK_FULL: {
    zh: "最多保存 {limit} 个地址，请先删除不用的",
    en: "You can keep up to {limit} addresses. Please delete one you don't need",
  },
} as const satisfies Sentences<keyof typeof addressRefusals>;
