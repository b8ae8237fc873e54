import type { WordsOf } from "../../core/dictionary.ts";

const zh = {
  title: "搜索",
  titleOf: (text: string) => `搜索「${text}」`,
  start: "输入会员标识、邮箱，或订单、商品、快递、包裹、运单、理赔的编号",
  tooShort: "至少输入 2 个字符",
  nothing: (text: string) => `没有找到「${text}」，或您的岗位无权查看`,
  kinds: { customer: "客户", order: "订单", item: "商品", delivery: "快递", parcel: "包裹", claim: "理赔" },
  via: (number: string) => `对应 ${number}`,
};
export type ConsoleSearchWords = WordsOf<typeof zh>;
export const words: ConsoleSearchWords = zh;
