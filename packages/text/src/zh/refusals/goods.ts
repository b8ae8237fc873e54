import type { goodsRefusals } from "@sihai/contract/goods/refusals";

export const goodsSentences = {
  // rule C-04
  GOODS_LOOKUP_FAILED: "很抱歉，未能获取商品信息，请手动填写",
  GOODS_NOT_FOUND: "没有找到这件商品",
  GOODS_VARIANT_UNKNOWN: "所选规格已不存在，请重新选择",
  PICTURE_NOT_FOUND: "图片不存在",
} as const satisfies Record<keyof typeof goodsRefusals, string>;
