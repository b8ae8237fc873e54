import type { WordsOf } from "../../core/dictionary.ts";

const zh = {
  title: "积分",
  balance: "可用积分",
  worth: (amount: string) => `提交包裹时最多可抵 ${amount} 运费`,
  tooFew: (missing: string) => `再有 ${missing} 积分即可使用`,
  reserved: (credits: string) => `另有 ${credits} 积分已为未付款的包裹预留`,
  endsOn: (day: string, days: number) => `${day}（北京时间）到期，还剩 ${days} 天`,
  use: "去使用",
  coupons: "优惠券",
  history: "积分记录",
  none: "还没有积分记录。签到和收到包裹都能获得积分。",
  toMe: "去签到",
  steps: {
    "check-in": "每日签到",
    earned: "收到包裹",
    used: "用于包裹",
    back: "包裹取消，积分退回",
    ended: "年底到期",
    gift: "会员礼物",
    other: "积分变动",
  },
  parcel: (packageId: string) => `包裹 ${packageId}`,
  after: (credits: string) => `余 ${credits}`,
  rules: "积分规则",
  earnRule: (credits: number) => `收到包裹后，运费每实付 CN\u00a0￥1.00 得 ${credits} 积分。`,
  checkInRule: (rule: { credits: number; everyDays: number; bonus: number }) =>
    `每天签到得 ${rule.credits} 积分，每连续 ${rule.everyDays} 天得 ${rule.bonus} 积分。`,
  useRule: (step: string, most: string) =>
    `每 ${step} 积分抵 CN\u00a0￥1.00 运费，以 ${step} 的整数倍使用；以您的等级，每个包裹最多 ${most} 积分。`,
  endRule: "当年的积分在 12 月 31 日（北京时间）到期，不结转到下一年。",
};

export const words: WordsOf<typeof zh> = zh;
export type CreditsWords = WordsOf<typeof zh>;
