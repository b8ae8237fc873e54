import type { serviceRefusals } from "@sihai/contract/service/refusals";
import type { Sentences } from "./sentence.ts";

export const serviceSentences = {
  SERVICE_NOT_FOUND: { zh: "没有找到这项服务", en: "We couldn't find this service" },
  SERVICE_NOT_OFFERED: { zh: "商品当前状态不能选择这项服务", en: "This service can't be ordered for the item at this point" },
  SERVICE_ALREADY_ORDERED: { zh: "这项服务已经在进行中，不需要重复选择", en: "This service is already under way for the item" },
  SERVICE_REMARK_MISSING: { zh: "请写下您的问题或要求", en: "Please write what you would like to know" },
  SERVICE_PRICE_CHANGED: {
    zh: "服务价格已变化，没有提交，请确认新价格",
    en: "The price has changed. Nothing was ordered; please check the new price",
  },
  SERVICE_CANCEL_REFUSED: {
    zh: "服务取消失败：已经开始处理或已结束，没有产生任何变化",
    en: "Failed to cancel the service: it has been started or is over. Nothing was changed",
  },
  SERVICE_STATE_REFUSED: { zh: "这项服务当前不能这样处理", en: "This can't be done to the service at this point" },
  SERVICE_RESULT_MISSING: { zh: "请先添加照片、视频或答复", en: "Please add the photos, the video or the answer first" },
  SERVICE_TOO_MANY: { zh: "完成数量最多 {most}", en: "At most {most} can be done" },
  SUPPLEMENT_NOT_FOUND: { zh: "没有找到这笔补款", en: "We couldn't find this supplementary payment" },
  SUPPLEMENT_CLOSED: {
    zh: "这笔补款已付款或已关闭，没有产生扣款",
    en: "This supplementary payment is paid or closed already. Nothing was charged",
  },
  SUPPLEMENT_REFUSED: {
    zh: "当前不能向买家收取补款：商品状态不符，或已有一笔待付",
    en: "No supplement can be asked for: the item's state does not allow it, or one is open already",
  },
  SUBSCRIPTIONS_FULL: { zh: "最多同时订阅 {most} 件商品的通知", en: "You can follow at most {most} items at a time" },
  SUBSCRIPTION_REFUSED: { zh: "这件商品已结束，无需订阅", en: "This item has come to its end; there is nothing more to follow" },
  VIDEO_NOT_FOUND: { zh: "没有找到这段视频", en: "We couldn't find this video" },
  FILE_NOT_A_VIDEO: { zh: "请上传不超过 30 MB 的 mp4 或 webm 视频", en: "Please upload an mp4 or webm video of at most 30 MB" },
} as const satisfies Sentences<keyof typeof serviceRefusals>;
