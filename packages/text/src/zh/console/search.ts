import type { WordsOf } from "../../core/dictionary.ts";

const zh = {
  title: "搜索",
  titleOf: (text: string) => `搜索「${text}」`,
  start: "输入会员标识、邮箱中的至少 4 个字符，或订单、平台订单、商品、快递、包裹、运单、理赔、咨询、付款、提现、转账等编号",
  tooShort: "至少输入 2 个字符",
  nothing: (text: string) => `没有找到「${text}」，或您的岗位无权查看`,
  latestOf: (mark: string) => `仅列出最近几条，查看 ${mark} 的全部`,
  kinds: {
    ...{ customer: "客户", order: "订单", item: "商品", delivery: "快递", parcel: "包裹", unannounced: "异常件" },
    ...{ claim: "理赔", return: "退换货", consult: "咨询", enquiry: "询价", expert: "送货专家" },
    ...{
      payment: "付款",
      withdrawal: "提现",
      transfer: "转账",
      "bank-line": "银行流水",
      suspense: "待核对款项",
      adjustment: "余额调整",
    },
  },
  via: (number: string) => `对应 ${number}`,
};
export type ConsoleSearchWords = WordsOf<typeof zh>;
export const words: ConsoleSearchWords = zh;
