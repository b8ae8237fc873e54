import type { WordsOf } from "../../../core/dictionary.ts";

const zh = {
  title: "我们正在停业收尾",
  text: "不再接受新订单、加购和充值。已经开始的照常进行，您的余额和商品仍归您所有。",
  send: "寄送在库商品",
  parcels: "查看我的包裹",
  withdraw: "提取余额",
  register: "登记已在路上的快递",
  bar: "我们正在停业收尾，不再接受新订单和充值。已在寄往仓库途中的快递仍可登记；您的商品照常寄送，余额可以提取，理赔照常受理。",
  nothingNew: "我们正在停业收尾，不再接受新订单和充值。已下的订单照常进行。",
};

export type EndingWords = WordsOf<typeof zh>;
export const words: EndingWords = zh;
