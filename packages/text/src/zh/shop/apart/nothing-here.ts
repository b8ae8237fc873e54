import type { WordsOf } from "../../../core/dictionary.ts";

const zh = {
  searchItems: "搜索商品",
  myEnquiries: "我的询价",
  myQuestions: "我的咨询",
  myWithdrawals: "提现记录",
  allBills: "全部账单",
};

export type NothingHereWords = WordsOf<typeof zh>;
export const words: NothingHereWords = zh;
