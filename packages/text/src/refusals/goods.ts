import type { goodsRefusals } from "@sihai/contract/goods/refusals";
import type { Sentences } from "./sentence.ts";

export const goodsSentences = {
  // rule C-04
  GOODS_LOOKUP_FAILED: {
    zh: "抱歉，未能获取商品信息，请手动填写商品详情",
    en: "Sorry to inform you that item information capture is failed, please manually enter details",
  },
  GOODS_NOT_FOUND: { zh: "没有找到这件商品", en: "We couldn't find this item" },
  GOODS_VARIANT_UNKNOWN: { zh: "所选规格已不存在，请重新选择", en: "This option no longer exists. Please choose again" },
  PICTURE_NOT_FOUND: { zh: "图片不存在", en: "This picture isn't available" },
} as const satisfies Sentences<keyof typeof goodsRefusals>;
