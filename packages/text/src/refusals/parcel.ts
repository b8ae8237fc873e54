import type { parcelRefusals } from "@sihai/contract/parcel/refusals";
import type { Sentences } from "./sentence.ts";

export const parcelSentences = {
  PARCEL_NOT_FOUND: { zh: "没有找到这个包裹", en: "We couldn't find this parcel" },
  PARCEL_STATE_REFUSED: { zh: "包裹当前状态不能进行此操作", en: "This can't be done in the parcel's present state" },
  PARCEL_CANCEL_REFUSED: {
    zh: "包裹取消失败：当前状态不能取消，没有产生任何变化",
    en: "Failed to cancel the parcel: it can't be cancelled any more. Nothing was changed",
  },
  PARCEL_CHANGE_REFUSED: {
    zh: "包裹已封箱、已发出或已结束，不能再修改，没有产生任何变化",
    en: "The parcel is sealed, sent or ended and can't be changed any more. Nothing was changed",
  },
  PARCEL_CHANGED_MEANWHILE: {
    zh: "包裹刚刚被修改过，请查看最新内容后再改",
    en: "The parcel has just been changed. Please look at it again before changing it",
  },
  PAY_PASSWORD_NEEDED: {
    zh: "修改后需从余额补 ¥{amount}，请输入支付密码",
    en: "This change costs ¥{amount} more from your balance. Please enter your payment password",
  },
  NOT_PUT_BACK: {
    zh: "还有 {left} 件客户取出的物品未放回货架",
    en: "{left} items the customer took out are still to be put back",
  },
  ITEM_NOT_TO_PUT_BACK: { zh: "这件物品没有待放回的记录", en: "This item isn't waiting to be put back" },
  PARCEL_ITEM_NOT_FOUND: {
    zh: "有物品不在您的仓库中，请重新选择",
    en: "One of these items isn't in your storage. Please choose again",
  },
  ITEM_ALREADY_IN_PARCEL: { zh: "有物品已在另一个包裹中", en: "One of these items is already in another parcel" },
  TWO_WAREHOUSES: { zh: "两个仓库的物品不能放在同一个包裹", en: "Items of two warehouses can't share a parcel" },
  ITEM_TRAVELS_ALONE: {
    zh: "需单独包装的物品不能与其他物品一起提交",
    en: "An individually packed item can't be submitted with others",
  },
  HONG_KONG_TO_MAINLAND: {
    zh: "香港仓不寄送中国内地的包裹",
    en: "The Hong Kong warehouse doesn't send parcels to mainland China",
  },
  OVERSEAS_ORIGIN_TO_MAINLAND: {
    zh: "华南仓不寄送海外原产的物品到中国内地",
    en: "The South China warehouse doesn't send overseas-origin goods to mainland China",
  },
  LINE_REFUSES_PARCEL: { zh: "所选线路不能承运这个包裹", en: "The chosen line can't take this parcel" },
  OUTSTANDING_BALANCE: {
    zh: "您有未结清的包裹补款，结清后即可提交新包裹",
    en: "You have a balance due on an earlier parcel. Settle it to submit new parcels",
  },
  PARCEL_PRICE_CHANGED: { zh: "价格已更新，请确认新的金额", en: "The price has changed. Please check the new amount" },
  DECLARED_VALUE_ZERO: { zh: "第 {line} 行的申报价值不能为 0", en: "The declared value of line {line} can't be 0" },
  DECLARED_TOTAL_DIFFERS: { zh: "申报总额与各行合计不一致", en: "The declared total must equal the sum of its lines" },
  TOO_MANY_DECLARATION_LINES: { zh: "申报最多 {most} 行", en: "A declaration has at most {most} lines" },
  DECLARATION_INCOMPLETE: { zh: "第 {line} 行的申报信息不完整", en: "Line {line} of the declaration isn't complete" },
  INSURED_VALUE_TOO_HIGH: { zh: "投保金额超过上限", en: "The insured value is above its maximum" },
  LINE_NOT_INSURABLE: { zh: "这条线路不能投保", en: "This line can't be insured" },
  SERVICE_QUANTITY_WRONG: {
    zh: "服务数量须与物品件数相符，请按物品填写（最多 {most}）",
    en: "A service's quantity must match the items it is done to (at most {most})",
  },
  VACUUM_TOO_LARGE: {
    zh: "真空袋最大 {limit} cm，物品 {itemNo} 放不下",
    en: "Vacuum bags end at {limit} cm; item {itemNo} doesn't fit",
  },
  IDENTITY_NUMBER_NEEDED: {
    zh: "目的地海关要求填写收件人证件号，请检查",
    en: "Customs there need the recipient's number. Please check it",
  },
  COMPANY_NAME_NEEDED: { zh: "请填写公司名称", en: "Please enter the company name" },
  PICKUP_OUTLET_NEEDED: { zh: "请选择自提点", en: "Please choose a pickup outlet" },
  AGREEMENT_NEEDED: { zh: "请先阅读并同意条款", en: "Please read and accept the terms first" },
  PARCEL_ADDRESS_NOT_FOUND: { zh: "没有找到收货地址", en: "We couldn't find this address" },
  RATE_UNAVAILABLE: { zh: "暂时没有汇率，请稍后再试", en: "No exchange rate right now. Please try again shortly" },
  ITEM_NOT_IN_PARCEL: { zh: "这件物品不属于该包裹", en: "This item doesn't belong to the parcel" },
  NOT_ALL_PICKED: { zh: "还有 {left} 件未拣", en: "{left} items are still to be picked" },
  SERVICES_NOT_DONE: { zh: "还有 {left} 项服务未完成", en: "{left} services are still to be done" },
  PARCEL_SERVICE_NOT_FOUND: { zh: "这个包裹没有这项服务", en: "This service isn't asked for this parcel" },
  SERVICE_PHOTO_MISSING: { zh: "请先拍照再完成这项服务", en: "This service needs a photo" },
  SERVICE_NOT_FEWER: {
    zh: "只能填少于已付数量的件数，最多 {most}",
    en: "Only fewer pieces than paid for can be entered, {most} at most",
  },
  MANIFEST_NOT_FOUND: { zh: "没有找到这份交接清单", en: "We couldn't find this manifest" },
  EVIDENCE_MISSING: { zh: "需要称重和量尺照片", en: "Photos of the scale and the tape are needed" },
  WAYBILL_MISSING: { zh: "包裹还没有运单号", en: "The parcel has no waybill yet" },
  WAYBILL_TAKEN: { zh: "运单号已被使用", en: "This waybill number is already in use" },
  WEBHOOK_REFUSED: { zh: "通知签名无效", en: "The notice isn't signed as agreed" },
  CLEARANCE_NOT_WANTED: { zh: "这个包裹现在不需要清关证明", en: "This parcel needs no papers for customs now" },
  STORAGE_ENDED: { zh: "有物品的保管期已结束", en: "The storage time of one of these items has ended" },
  ITEM_WITH_EXPERT: {
    zh: "有物品已交给送货专家，方案结束前不能放入其他包裹",
    en: "One of these items is with our shipping expert and can't go into another parcel until that plan has ended",
  },
} as const satisfies Sentences<keyof typeof parcelRefusals>;
