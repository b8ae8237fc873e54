import type { MailState, TroubleKind } from "@sihai/domain/operation";
import type { WordsOf } from "../../../core/dictionary.ts";

const zh = {
  title: "系统运行",
  hint: "服务器自己没能完成的工作。重试是安全的：每项工作无论尝试几次，只会生效一次。",
  works: "失败的任务与超时的定时器",
  noWorks: "没有失败的任务",
  mails: "未送达的邮件",
  noMails: "邮件都已送达",
  hooks: "没有响应的事件网址",
  noHooks: "事件网址都正常",
  kinds: { job: "任务", timer: "定时器", sweep: "巡检" } satisfies Record<TroubleKind, string>,
  kind: "类型",
  work: "工作",
  subject: "对象",
  attempts: "已尝试",
  times: (count: number) => `${count} 次`,
  since: "开始时间",
  next: "下次尝试",
  isOver: "不再自动尝试",
  late: "应已执行",
  error: "错误",
  retry: "立即重试",
  retryOf: (subject: string) => `立即重试 ${subject}`,
  retried: "已安排重试",
  customer: "客户",
  mail: "邮件",
  state: "状态",
  mailStates: {
    waiting: "等待发送",
    sent: "已送达对方服务器",
    refused: "被退回",
    failing: "发送失败，稍后再试",
  } satisfies Record<MailState, string>,
  answer: "对方服务器的回复",
  at: "时间",
  sendAgain: "重新发送",
  sendAgainOf: (subject: string) => `重新发送「${subject}」`,
  sentAgain: "正在重新发送",
  host: "地址",
  failingSince: "开始失败",
  hookOff: "已停用，已通知客户",
  hookOn: "仍在尝试",
  waiting: "待发送",
};

export type ConsoleOperationWords = WordsOf<typeof zh>;
export const words: ConsoleOperationWords = zh;
