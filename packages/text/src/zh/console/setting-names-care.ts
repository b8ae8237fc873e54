import type { SettingName } from "@sihai/domain/setting";

/** Rules of levels and credits, services, returns, claims and enquiries. */
export const careSettingNamesZh = {
  creditsMostByLevel: { title: "每个包裹可用积分", hint: "V0 至 V5，等级越高不得越低；已占用的积分不变" },
  creditsPerYuan: { title: "运费得积分", hint: "收货后，每付满 1 元运费所得；按提交包裹当天的标准" },
  checkInReward: { title: "签到奖励", hint: "每天的积分与成长值；连续签到每满若干天得奖励积分" },
} satisfies Partial<Record<SettingName, { title: string; hint: string }>>;

export const careSettingFieldsZh = {
  credits: "每天积分",
  everyDays: "连续天数",
  bonus: "满天数当天积分",
  growth: "成长值",
};
