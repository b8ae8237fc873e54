import type { WordsOf } from "../../../core/dictionary.ts";

const zh = {
  tabs: { promise: "服务承诺", measured: "实测数据" },
  tabsLabel: "服务承诺与实测数据",
  title: "实测数据",
  intro: (from: string, to: string, least: string) =>
    `以下数字全部取自账簿和扫描记录，统计 ${from}至 ${to}，没有手工填写。样本不足 ${least} 件的不显示。`,
  tooFew: (samples: string, least: string) => `目前 ${samples} 件，满 ${least} 件后公布`,
  samples: (samples: string) => `${samples} 件`,
  lines: "各线路时效与押金误差",
  linesText:
    "时效从交给承运商算起，到签收为止。五成包裹在前一个天数内送达，九成在后一个天数内送达。一条线路量满 30 个包裹之前，运输方式里显示的是价目表上的数据，并会注明。",
  line: "线路",
  days: "送达天数",
  daysOf: (half: string, most: string) => `${half} 天 · 九成 ${most} 天内`,
  onTime: (share: string) => `${share} 按时`,
  error: "押金减实际运费",
  errorOf: (half: string, most: string) => `${half} · 九成不超过 ${most}`,
  noLines: "还没有寄出过包裹",
  times: "我们用了多久",
  timesText: "中位数和九成以内的小时数，含夜间和节假日。",
  kinds: {
    consult: "回复咨询",
    enquiry: "回复询价",
    expert: "送货专家出方案",
    settlement: "发货后退回运费差额",
    return: "退货退款到账",
    withdrawal: "提现完成",
  },
  hoursOf: (half: string, most: string) => `${half} 小时 · 九成 ${most} 小时内`,
  late: "延误与赔付",
  lateOf: (late: string, delivered: string) => `${delivered} 个已送达包裹中，${late} 个晚于承诺`,
  compensation: (count: string, sum: string) => `已赔付 ${count} 件理赔，共 ${sum}`,
  balances: "客户的钱在哪里",
  balancesText:
    "左边是我们欠客户的全部款项（余额、预留、押金、待核资金），右边是我们账簿中支付网关和银行账户的资金，均为我们自己的数据。",
  owed: "欠客户",
  held: "账户资金",
  currency: "币种",
  noBalances: "目前没有客户款项",
  method: "统计方法",
  methodText:
    "只统计过去 183 天。时效取承运商的揽收和签收扫描；押金误差是押金减去称重后的实际运费，正数会退回；按时指在承诺的工作日内送达；回复时间算到员工的第一条回复。数据每十分钟更新一次。",
  file: "下载 CSV",
};
export type MeasuredWords = WordsOf<typeof zh>;
export const words: MeasuredWords = zh;
