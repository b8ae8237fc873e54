export const storageNamesZh = {
  storageTerms: { title: "仓储期限与超期费", hint: "免费保管天数、之后的超期天数与每天费用；已入库的商品不变" },
  storageReminderDays: { title: "仓储提醒", hint: "免费期结束前、超期商品归平台所有前的提醒天数，由多到少；已入库的商品不变" },
  storageExtension: { title: "仓储延期", hint: "每件每月的费用、每月天数、一次与累计上限；新购买的延期按新标准" },
  measuringTiers: {
    title: "测量后服务费",
    hint: "按第一行重量和最长边都符合的收取，0 为不限，最后一行须不限；已入库的商品不变",
  },
  storageWaitHours: { title: "丢弃与清走等待时间", hint: "申请丢弃或提议清走后须等待的时间，期间可以撤回；已提出的不变" },
  shelfLitres: { title: "货架容积", hint: "货架图按此计算占用比例" },
  unannouncedTerms: { title: "异常件", hint: "保留天数、归平台所有前的提醒天数与每天可猜次数；已上架的包裹保留期不变" },
};

export const storageFieldsZh = {
  freeDays: "免费天数",
  overdueDays: "超期天数",
  feePerDay: "超期每天",
  ending: "免费期结束前",
  forfeiting: "归平台所有前",
  feePerMonth: "每月费用",
  daysPerMonth: "每月天数",
  monthsMost: "一次最多",
  daysMost: "累计最多",
  payMinutes: "付款时限",
  upToGrams: "重量不超过（0 为不限）",
  upToSideCm: "最长边不超过（0 为不限）",
  fee: "费用",
  heldDays: "保留天数",
  warningDays: "提前提醒",
  guessesADay: "每天可猜次数",
};
