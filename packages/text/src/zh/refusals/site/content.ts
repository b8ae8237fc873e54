import type { contentRefusals } from "@sihai/contract/content/refusals";

export const contentSentences = {
  CONTENT_WRONG: "未保存，还有 {count} 处需要修改",
  CONTENT_TIME_WRONG: "结束时间须晚于开始时间，开始时间不能早于现在",
  CONTENT_UNCHANGED: "与当前展示的内容相同",
  CONTENT_NOT_FOUND: "没有找到该内容",
  CONTENT_STATE_REFUSED: "该版本不能撤回，请发布新版本",
  AGREEMENT_NOTICE: "协议变更须提前 {days} 天告知客户，请选择更晚的开始时间",
  AGREEMENT_KEPT: "协议须一直可读，不能设置结束时间，也不能隐藏",
  AGREEMENT_CHANGED: "打开本页后协议有更新，请重新阅读后再同意",
} as const satisfies Record<keyof typeof contentRefusals, string>;
