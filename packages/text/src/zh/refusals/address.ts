import type { addressRefusals } from "@sihai/contract/address/refusals";

export const addressSentences = {
  ADDRESS_NOT_FOUND: "地址不存在或已删除",
  ADDRESS_FIELD_WRONG: "国家、州省或邮编不匹配，请检查",
  ADDRESS_PHONE_WRONG: "电话号码不符合所选国家的格式",
  COUNTRY_CLOSED: "目前不能新增{name}的地址，可以选择：{open}，以及列表中的其他国家与地区。已保存的地址不受影响",
  STATE_CLOSED: "{name}已停用，请改选：{open}",
  ADDRESS_BOOK_FULL: "最多保存 {limit} 个地址，请先删除不用的",
} as const satisfies Record<keyof typeof addressRefusals, string>;
