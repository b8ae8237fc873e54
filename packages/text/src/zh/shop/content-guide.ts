import type { WordsOf } from "../../core/dictionary.ts";

const zh = {
  user: "新手指引",
  shopping: "代购指南",
  transfer: "转运指南",
  userTab: "新手",
  shoppingTab: "代购",
  transferTab: "转运",
  choose: "三份指南",
  share: "分享",
  more: "还想了解",
  startShopping: "粘贴链接开始",
  startTransfer: "登记要寄来的包裹",
  startUser: "先算运费",
};

export type GuideWords = WordsOf<typeof zh>;
export const words: GuideWords = zh;
