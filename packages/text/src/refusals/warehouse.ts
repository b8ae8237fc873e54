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
  ARRIVED_TOO_MANY: { zh: "最多还应到 {left} 件", en: "No more than {left} are still to come" },
  FINDING_NOT_REFUSABLE: { zh: "只有禁运品可以直接拒收", en: "Only forbidden goods can be refused outright" },
  ABNORMAL_NOT_FOUND: { zh: "没有找到这个待认领包裹", en: "We couldn't find this unclaimed parcel" },
  ABNORMAL_DIGITS_WRONG: {
    zh: "隐藏的号码不对，今天还可以试 {left} 次",
    en: "Those are not the hidden digits. Tries left today: {left}",
  },
  ABNORMAL_GUESSES_USED: { zh: "今天的次数已用完，请明天再试", en: "No tries left today. Please come back tomorrow" },
  ABNORMAL_TAKEN: { zh: "这个包裹已被认领", en: "This parcel has been claimed already" },
  ABNORMAL_STATE_REFUSED: { zh: "包裹当前状态（{from}）不能进行此操作", en: "This can't be done while the parcel is {from}" },
  ABNORMAL_ON_SHELF: { zh: "这个单号已在异常件货架上（{abnormalNo}）", en: "This number is on the shelf already ({abnormalNo})" },
  CLAIM_PROOF_MISSING: { zh: "请上传能证明包裹属于您的图片", en: "Please add a picture that shows the parcel is yours" },
  ABNORMAL_CLAIM_NOT_FOUND: { zh: "没有找到这条认领", en: "We couldn't find this claim to the parcel" },
  DELIVERY_ANNOUNCED: { zh: "这个单号已有人登记，请正常收货", en: "This number was announced. Please receive it as usual" },
  NOT_A_COURIER_NUMBER: { zh: "这不像快递单号", en: "That doesn't look like a courier number" },
  MEMBER_NOT_FOUND: { zh: "没有这个客户标记", en: "There is no customer with this mark" },
  STORAGE_EXTENSION_REFUSED: {
    zh: "这件物品不能延长这么久，最多还可延长 {monthsMax} 个月",
    en: "Its storage can't be extended that long. Months it may still be extended by: {monthsMax}",
  },
  STORAGE_PRICE_CHANGED: {
    zh: "保管费已变为 ¥{total}，请确认后再提交",
    en: "The price is now ¥{total}. Please check it and try again",
  },
  STORAGE_ITEM_AWAY: { zh: "物品不在货架上：已在包裹或退换中", en: "The item isn't on its shelf: it's in a parcel or a return" },
  STORAGE_TASK_OPEN: { zh: "您已提交过这项申请", en: "You have asked for this already" },
  STORAGE_TASK_NOT_FOUND: { zh: "没有找到这项申请，或已处理", en: "We couldn't find this request; it may be done already" },
  STORAGE_TASK_TOO_EARLY: {
    zh: "24 小时还没过，请在 {from} 之后处理",
    en: "A day must pass first. Please come back after {from}",
  },
  STORAGE_WRONG_ITEM: { zh: "扫描的不是 {itemNo}", en: "That isn't {itemNo}" },
  STORED_SPLIT_REFUSED: { zh: "这件物品不能这样拆分", en: "This item can't be split like that" },
  SHELF_DIFFERENCE_NOT_FOUND: {
    zh: "没有找到这条盘点差异，或已处理",
    en: "We couldn't find this difference; it may be settled already",
  },
} as const satisfies Sentences<keyof typeof warehouseRefusals>;
