export const parcelNamesZh = {
  depositAllowanceBp: { title: "押金上浮", hint: "按预估重量上浮多少收取运费押金；已提交的包裹不变" },
  parcelPayDays: { title: "包裹付款时限", hint: "超过天数未付款，包裹自动取消；已提交的包裹不变" },
  parcelPayReminderDays: { title: "包裹催付", hint: "提交后第几天提醒付款，由早到晚；晚于付款时限的不发" },
  parcelConfirmDays: { title: "自动确认收货", hint: "签收后超过天数视为已收货；已提交的包裹不变" },
  parcelRefundHours: { title: "运费退款时限", hint: "多付的运费在寄出后多少小时内退回余额；用于向客户说明" },
  parcelSettleDays: { title: "运费结算时限", hint: "寄出后多少天内完成结算；用于向客户说明" },
  parcelServicePrices: { title: "打包服务价格", hint: "每个包裹或每件收取，赠品不收费；已提交的包裹不变" },
  vacuumLimitCm: { title: "真空袋尺寸", hint: "最长的两边都能放下的商品才可真空压缩" },
  declarationLinesMost: { title: "申报行数上限", hint: "每个包裹最多申报几行" },
  clearanceKeptDays: { title: "清关资料保留", hint: "签收或放弃满天数后，证件照片与证件号自动删除" },
};

export const parcelFieldsZh = {
  longest: "最长边",
  second: "次长边",
  "remove-invoice": "去除发票",
  "packed-photo": "打包照片",
  "remove-box": "去除鞋盒包装（每件）",
  "remove-tags": "去除吊牌（每件）",
  vacuum: "真空压缩（每件）",
  "waterproof-bag": "防水袋（每件）",
  "stretch-film": "缠绕膜",
  "moisture-bag": "防潮袋",
  filling: "填充",
  "corner-protection": "护角",
  reinforcement: "加固",
  "priority-stock-out": "优先出库",
};
