import type { booksRefusals } from "@sihai/contract/books/refusals";

export const booksSentences = {
  ACCOUNT_NOT_FOUND: "没有这个账户",
  HOUR_WRONG: "这个时间还没有到",
  GATEWAY_SILENT: "支付通道没有响应，已读取的数据不受影响，请几分钟后再试",
  DIFFERENCE_NOT_FOUND: "这笔差异已不存在",
  DIFFERENCE_CHANGED: "金额已变动，请重新查看",
  DIFFERENCE_NOT_BOOKABLE: "只有与我方业务无关的通道流水才能记为通道费用",
} as const satisfies Record<keyof typeof booksRefusals, string>;
