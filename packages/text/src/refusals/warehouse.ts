import type { warehouseRefusals } from "@sihai/contract/warehouse/refusals";
import type { Sentences } from "./sentence.ts";

export const warehouseSentences = {
  STORED_ITEM_NOT_FOUND: { zh: "仓库里没有这件物品", en: "We couldn't find this item in storage" },
  ITEM_NOT_FOUND: { zh: "没有找到这件物品", en: "We couldn't find this item" },
  ITEM_STATE_REFUSED: { zh: "物品当前状态（{from}）不能进行此操作", en: "This can't be done while the item is {from}" },
  PHOTOS_MISSING: { zh: "需要至少 {needed} 张照片", en: "At least {needed} photos are needed" },
  PHOTO_NOT_FOUND: { zh: "照片不存在或不属于这件物品", en: "That photo doesn't exist or belongs to something else" },
  DELIVERY_UNKNOWN: { zh: "没有物品登记过这个快递单号", en: "No item was announced under this courier number" },
  DELIVERED_IN_FUTURE: { zh: "签收时间不能晚于现在", en: "The delivery time can't be in the future" },
} satisfies Sentences<keyof typeof warehouseRefusals>;
