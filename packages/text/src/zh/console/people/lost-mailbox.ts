import type { WordsOf } from "../../../core/dictionary.ts";

const zh = {
  title: "找回账户",
  note: "客户无法再使用原邮箱，申请把账户改到新邮箱。请对照客户的订单、包裹和充值核实。需要两位同事同意，第二位在等待期满后更换；任何一位都可以不通过。",
  empty: "没有等待处理的申请",
  customer: (mark: string) => `打开客户 ${mark}`,
  move: (from: string, to: string) => `${from} → ${to}`,
  askedAt: (at: string) => `申请于 ${at}`,
  opensAt: (at: string) => `等待期至 ${at}`,
  isOpen: "等待期已满",
  objectedBefore: (count: number) => `此前有 ${count} 次申请被账户主人中止`,
  proof: "客户提供的资料",
  agreed: (name: string, reason: string) => `${name} 已同意：${reason}`,
  paper: "查看证件",
  paperNote: "每次查看都会记入操作日志",
  paperAlt: "客户提供的证件",
  paperGone: "没有证件",
  reason: "核实了什么",
  reasonShort: "请至少写 3 个字",
  agree: "同意",
  moveNow: "更换邮箱",
  moveAsk: (mark: string) => `将 ${mark} 的账户改到新邮箱？`,
  moveText: "所有设备将退出登录，密码、通行密钥、微信绑定和 API 令牌立即失效。",
  refuse: "不通过",
  refuseAsk: (mark: string) => `不通过 ${mark} 的申请？`,
  refuseText: "原邮箱和新邮箱都会收到通知，账户没有任何改动。",
  waitsForOther: (at: string) => `您已同意。${at}（北京时间）起由另一位同事更换，此前账户所有者可以中止申请。`,
  waitsForTime: (at: string) => `另一位同事已同意。您可在 ${at}（北京时间）起更换，也可现在拒绝。`,
  done: { agreed: "已同意，还需另一位同事审核", moved: "账户已改到新邮箱", refused: "申请未通过" },
};

export type ConsoleLostMailboxWords = WordsOf<typeof zh>;
export const words: ConsoleLostMailboxWords = zh;
