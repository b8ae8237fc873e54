import type { WordsOf } from "../../../core/dictionary.ts";

const zh = {
  title: "超限的银行卡付款",
  tabsLabel: "进度",
  tabs: { open: "待处理", decided: "已处理" },
  empty: "没有超限的付款",
  payment: "付款",
  why: "原因",
  whys: { tries: "一小时内次数过多", failed: "多次付款失败", "new-account": "新账户金额过高" },
  states: { open: "待处理", released: "已放行", refused: "已拒绝" },
  heldAt: "拦截时间",
  tries: "银行卡付款次数（自前一天起）",
  failed: "其中失败",
  decided: "处理",
  decidedBy: (name: string, at: string) => `${name} 于 ${at}`,
  reason: "处理原因",
  needReason: "请先填写原因",
  note: "放行后客户可用银行卡支付这一笔；之后的尝试重新计数，再次超限会回到这里。拒绝后这一笔不能使用银行卡，余额和转账不受影响。两种处理都不移动款项。",
  release: "放行",
  refuse: "拒绝",
  done: (no: string) => `${no} 已处理`,
};

export type ConsoleCardHoldWords = WordsOf<typeof zh>;
export const words: ConsoleCardHoldWords = zh;
