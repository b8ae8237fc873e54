import type { serviceRefusals } from "@sihai/contract/service/refusals";

export const serviceSentences = {
  SERVICE_NOT_FOUND: "没有找到这项服务",
  SERVICE_NOT_OFFERED: "这件商品目前不能选择这项服务",
  SERVICE_ALREADY_ORDERED: "这项服务已经在进行中，不需要重复选择",
  SERVICE_REMARK_MISSING: "请写下您的问题或要求",
  SERVICE_PRICE_CHANGED: "服务价格已变化，没有提交，请确认新价格",
  SERVICE_CANCEL_REFUSED: "服务取消失败：已经开始处理或已结束，没有产生任何变化",
  SERVICE_STATE_REFUSED: "服务状态已变化，请刷新后再操作",
  SERVICE_RESULT_MISSING: "请先添加照片、视频或答复",
  SERVICE_TOO_MANY: "完成数量最多 {most}",
  SUPPLEMENT_NOT_FOUND: "没有找到这笔补款",
  SUPPLEMENT_CLOSED: "这笔补款已付款或已关闭，没有产生扣款",
  SUPPLEMENT_REFUSED: "目前不能要求客户补款：商品状态不符，或已有一笔待付",
  SUBSCRIPTIONS_FULL: "最多同时订阅 {most} 件商品的通知",
  SUBSCRIPTION_REFUSED: "这件商品已完成，没有新的进展可订阅",
  VIDEO_NOT_FOUND: "没有找到这段视频",
  FILE_NOT_A_VIDEO: "请上传不超过 30 MB 的 mp4 或 webm 视频",
} as const satisfies Record<keyof typeof serviceRefusals, string>;
