import type { booksRefusals } from "@sihai/contract/books/refusals";

export const booksSentences = {
  ACCOUNT_NOT_FOUND: "没有这个账户",
  HOUR_WRONG: "这个时间还没有到",
  GATEWAY_SILENT: "支付通道没有响应，已读取的数据不受影响，请几分钟后再试",
  DIFFERENCE_NOT_FOUND: "这笔差异已不存在",
  DIFFERENCE_CHANGED: "金额已变动，请重新查看",
  DIFFERENCE_NOT_BOOKABLE: "只有与我方业务无关的通道流水才能记为通道费用",
  PERIOD_WRONG: "请选择已结束的月份",
  PERIOD_STATE_REFUSED: "该月份状态已变动，请重新查看",
  PERIOD_ORDER: "月份须按顺序结账；重新开账须从最近的月份开始",
  PERIOD_DISAGREES: "该月末账面与银行或支付通道不一致，请先处理或说明差异",
  PERIOD_SAME_PERSON: "这是您提出的，须由另一位同事确认",
  PERIOD_SEEN_CHANGED: "该月份的内容已变动，请重新核对",
  ADJUSTMENT_NOT_FOUND: "找不到这笔更正",
  ADJUSTMENT_ENDED: "这笔更正已完成或已撤回",
  ADJUSTMENT_SAME_PERSON: "这是您提出的，须由另一位同事确认",
  ADJUSTMENT_SEEN_CHANGED: "金额与您看到的不同，请重新核对",
  ADJUSTMENT_TOO_LARGE: "一次最多更正 {¥most}",
  ADJUSTMENT_NOT_COVERED: "客户余额不足以扣除这笔金额",
  ADJUSTMENT_OWNER_UNKNOWN: "没有此会员标识的客户",
  GOODWILL_LIMIT: "此处最多还可补偿 {¥left}，如需更多请联系财务",
} as const satisfies Record<keyof typeof booksRefusals, string>;
