import type { freightRefusals } from "@sihai/contract/freight/refusals";
import type { Sentences } from "./sentence.ts";

export const freightSentences = {
  ROUTES_UNAVAILABLE: { zh: "获取物流线路失败，请重试", en: "Failed to obtain logistics route, please try again" },
  GOODS_CLASS_UNKNOWN: { zh: "没有这个物品类别，请重新选择", en: "We don't know this item category. Please choose again" },
  LINE_NOT_FOUND: { zh: "没有找到这条运输线路", en: "We couldn't find this shipping line" },
  RATE_CARDS_INVALID: {
    zh: "有 {count} 个单元格需要更正，未导入任何内容",
    en: "Nothing was imported. Cells to correct: {count}",
  },
  RATE_CARDS_UNCHANGED: { zh: "与现有价目表完全相同", en: "This is the same as the price list there is" },
  RATE_VERSION_NOT_FOUND: { zh: "没有找到这个价目表版本", en: "We couldn't find this price list" },
  RATE_VERSION_STATE_REFUSED: { zh: "这个版本的状态已经改变，请刷新", en: "This price list has moved on. Please reload" },
  RATE_VERSION_OWN: {
    zh: "请由导入者以外的同事复核并排期",
    en: "A colleague other than the importer must check and schedule it",
  },
  RATE_VERSION_DAY_PAST: { zh: "最早可以从 {earliest} 起生效", en: "It can begin on {earliest} at the earliest" },
  RATE_VERSION_DAY_TAKEN: { zh: "已有另一个版本在这一天开始生效", en: "Another price list begins on that day" },
  TAX_RULES_INVALID: {
    zh: "有 {count} 个单元格需要更正，未保存任何内容",
    en: "Nothing was kept. Cells to correct: {count}",
  },
  TAX_RULES_UNCHANGED: { zh: "这些税则都已存在", en: "These tax rules are all there already" },
  TAX_RULE_NOT_FOUND: { zh: "没有找到这条税则", en: "We couldn't find this tax rule" },
  TAX_RULE_STATE_REFUSED: { zh: "这条税则的状态已经改变，请刷新", en: "This tax rule has moved on. Please reload" },
  TAX_RULE_OWN: { zh: "请由录入者以外的同事复核", en: "A colleague other than who made it must check it" },
  TAX_RULE_DAY_PAST: { zh: "最早可以从 {earliest} 起生效", en: "It can begin on {earliest} at the earliest" },
  TAX_RULE_DAY_TAKEN: {
    zh: "{country} 已有另一条税则从 {from} 起生效",
    en: "Another rule of {country} begins on {from}",
  },
  OUTLET_INVALID: { zh: "有 {count} 处需要更正", en: "Fields to correct: {count}" },
  OUTLET_CODE_TAKEN: { zh: "这个网点编号已存在", en: "There is an outlet of this code already" },
  OUTLETS_OTHER_CHANGES: {
    zh: "网点刚被改过，这个文件会改动 {changes} 处网点，请重新比较",
    en: "Outlets were changed meanwhile: this file changes {changes} of them now. Please compare again",
  },
  OUTLET_NOT_FOUND: { zh: "没有找到这个网点", en: "We couldn't find this outlet" },
} as const satisfies Sentences<keyof typeof freightRefusals>;
