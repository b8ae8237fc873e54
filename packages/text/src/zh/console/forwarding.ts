import type { WordsOf } from "../../core/dictionary.ts";

const zh = {
  title: (count: number) => `快递单号核对 · ${count}`,
  help: "两位客户登记了同一个快递单号。请对照包裹上的会员标识判定；判定前不能签收。",
  first: "先登记",
  second: "后登记",
  nothing: "先登记的一方已不再占用",
  at: (mark: string, time: string) => `${mark} · ${time}`,
  keep: (mark: string) => `是 ${mark} 的，可签收`,
  free: "关闭核对",
  release: "不是，释放快递单号",
  releaseSure: "先登记的商品将退回「待填快递单号」，对方可以登记这个快递单号。",
  bought: "代购商品，不能释放",
  decided: "已判定",
};

export type ConsoleForwardingWords = WordsOf<typeof zh>;
export const words: ConsoleForwardingWords = zh;
