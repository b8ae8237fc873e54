import type { SettingName } from "@sihai/domain/setting";

/** Rules of levels and credits, services, returns, claims and enquiries. */
export const careSettingNamesZh = {
  creditsMostByLevel: { title: "每个包裹可用积分", hint: "V0 至 V5，等级越高不得越低；已占用的积分不变" },
  creditsPerYuan: { title: "运费得积分", hint: "收货后，每付满 CN ￥1.00 运费所得；按提交包裹当天的标准" },
  checkInReward: { title: "签到奖励", hint: "每天的积分与成长值；连续签到每满若干天得奖励积分" },
  returnFees: { title: "退换货服务费", hint: "每次申请收取；已提交的申请不变" },
  freeReturnsByLevel: { title: "每月免费退换", hint: "V0 至 V5，退货与换货合计，等级越高不得越少" },
  returnFreightEstimate: { title: "退货运费预估", hint: "申请前展示给客户的范围" },
  returnStepHours: { title: "退换货各步时限", hint: "换货付款超时自动取消，其余为内部时限；已进入的步骤不变" },
  returnFreightMost: { title: "退货运费上限", hint: "高于此数视为误填" },
  expertWorkingDays: { title: "方案完成时间", hint: "付款或谢绝方案后，最快与最迟的工作日" },
  expertRevisions: { title: "方案可谢绝次数", hint: "超过即结束服务；已提交的申请不变" },
  enquiryAnswerHours: { title: "询价答复时限", hint: "只计工作日的小时；已提交的询价不变" },
  enquiryHoldDays: { title: "询价答复有效期", hint: "可按答复价格加入购物车的天数；已答复的不变" },
  enquiriesOpenMost: { title: "未答复询价上限", hint: "每位客户同时未答复的询价" },
  sourceLink: { title: "源代码地址", hint: "公布本服务源代码的网址（AGPL 第 13 条）；留空则由本服务打包提供" },
  claimTerms: { title: "理赔", hint: "签收当天的标准决定可申请的期限；已提交的理赔和方案不变" },
} satisfies Partial<Record<SettingName, { title: string; hint: string }>>;

export const careSettingFieldsZh = {
  credits: "每天积分",
  everyDays: "连续天数",
  bonus: "满天数当天积分",
  growth: "成长值",
  return: "退货",
  exchange: "换货",
  applied: "联系卖家并答复",
  "awaiting-payment": "客户付款",
  approved: "寄回卖家",
  "sent-back": "卖家签收",
  "seller-received": "卖家退款或换货",
  soonest: "最快",
  latest: "最迟",
  reportWorkingDays: "签收后可申请",
  answerWorkingDays: "答复时限",
  lostAfterDays: "超过承诺多久算丢失",
  goneDays: "丢失或扣留可申请",
  delayBp: "延误退运费比例",
  offerDays: "方案保留",
  reminderDays: "到期前提醒",
  reviveDays: "过期后可重新提出",
};
