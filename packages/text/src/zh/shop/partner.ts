import type { TokenDays, TokenScope } from "@sihai/domain/partner";
import type { WordsOf } from "../../core/dictionary.ts";

const zh = {
  title: "API 接入",
  note: "让您自己的程序读取订单和包裹",
  intro: "您自己的程序可凭令牌读取订单、商品和包裹，也可提交订单和包裹。付款始终需要您本人操作。",
  manual: "接口文档",
  tokens: "API 令牌",
  noTokens: "还没有令牌",
  count: (count: number, most: number) => `${count}/${most}`,
  make: "创建令牌",
  full: "令牌数量已达上限，请先撤销不用的令牌",
  name: "名称",
  nameHint: "例如程序的名称",
  needName: "请填写名称",
  scopesLabel: "可以做什么",
  needScope: "请至少选择一项",
  scopes: {
    "items.read": "查看在库商品",
    "orders.read": "查看订单",
    "parcels.read": "查看包裹和物流",
    "orders.submit": "提交订单、登记包裹",
    "parcels.submit": "提交包裹",
  } satisfies Record<TokenScope, string>,
  validFor: "有效期",
  days: { 30: "30 天", 90: "90 天", 180: "180 天", 365: "一年" } satisfies Record<TokenDays, string>,
  made: "令牌已创建",
  madeText: "请立即复制并妥善保存，它只显示这一次。持有令牌的人可以执行您所选的操作。",
  copy: "复制令牌",
  done: "已保存，关闭",
  until: (at: string) => `${at}到期`,
  over: "已过期",
  used: (at: string) => `最近使用：${at}`,
  neverUsed: "尚未使用",
  revoke: "撤销",
  revokeAsk: (name: string) => `撤销「${name}」？`,
  revokeText: "使用该令牌的程序将立即无法访问，且无法恢复。",
  revoked: "令牌已撤销",
};

export type PartnerWords = WordsOf<typeof zh>;
export const words: PartnerWords = zh;
