import type { freightRefusals } from "@sihai/contract/freight/refusals";
import type { Sentences } from "./sentence.ts";

export const freightSentences = {
  ROUTES_UNAVAILABLE: { zh: "获取物流线路失败，请重试", en: "Failed to obtain logistics route, please try again" },
  GOODS_CLASS_UNKNOWN: { zh: "没有这个物品类别，请重新选择", en: "We don't know this item category. Please choose again" },
  LINE_NOT_FOUND: { zh: "没有找到这条运输线路", en: "We couldn't find this shipping line" },
} satisfies Sentences<keyof typeof freightRefusals>;
