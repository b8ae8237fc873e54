import type { SettingName } from "@sihai/domain/setting";

/** Rules of what is done for an item beside buying and storing it. */
export const serviceNamesZh = {
  purchaseServicePrices: { title: "采购服务价格", hint: "固定服务费按件，精细拍照按张；已下单的服务不变" },
  itemServicePrices: { title: "商品服务价格", hint: "每件或每次收取；已提交的服务不变" },
  forwardingServicePrices: { title: "转运服务价格", hint: "开箱验货按每种商品，其余按件；已提交的转运订单不变" },
  finePhotoTerms: { title: "精细拍照规则", hint: "从第几张起半价，每件商品最多几张；已提交的服务不变" },
  inspectionPhotos: { title: "免费验货照片", hint: "每件商品入库时拍几张；按入库当天的标准" },
  servicePayHours: { title: "服务付款时限", hint: "增值服务付款和补款答复的期限，超时自动取消；已提交的不变" },
  followedItemsMost: { title: "订阅商品上限", hint: "每位客户最多同时订阅几件商品的通知；已订阅的不变" },
} satisfies Partial<Record<SettingName, { title: string; hint: string }>>;

export const serviceFieldsZh = {
  "fixed-fee": "固定服务费（每件）",
  "fine-photo": "精细拍照（每张）",
  "invoice-removal": "去除发票吊牌（每件）",
  "plain-packing": "简易包装（每件）",
  "function-check": "功能检测（每件）",
  measuring: "尺寸测量（每件）",
  video: "视频验货",
  "vacuum-repack": "真空包装（每件）",
  "bubble-wrap": "气泡膜（每件）",
  "priority-stock-in": "优先入库",
  "speedy-response": "商品极速答疑",
  "open-box": "开箱验货（每种商品）",
  "original-packing": "原包装入库（每件）",
  halfPriceFrom: "从第几张起半价",
  mostPerItem: "每件商品最多",
};
