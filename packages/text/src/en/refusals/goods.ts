import type { goodsRefusals } from "@sihai/contract/goods/refusals";

export const goodsSentences = {
  // rule C-04
  GOODS_LOOKUP_FAILED: "Sorry to inform you that item information capture is failed, please manually enter details",
  GOODS_NOT_FOUND: "We couldn’t find this item",
  GOODS_VARIANT_UNKNOWN: "This option no longer exists. Please choose again",
  PICTURE_NOT_FOUND: "This picture isn’t available",
} as const satisfies Record<keyof typeof goodsRefusals, string>;
