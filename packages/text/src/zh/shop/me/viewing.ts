import type { WordsOf } from "../../../core/dictionary.ts";

const zh = {
  whose: (mark: string, email: string) => `客户 ${mark}，${email}`,
  inHands: (by: string, until: string) => `${by}，只能查看，至 ${until}`,
  end: "结束查看",
  opening: "正在打开客户的页面",
  openingText: "请稍候。打开后会记入操作日志，客户也会收到消息。",
  overTitle: "查看已结束",
  overText: "客户的页面已不再显示。可以关闭此窗口，如需再次查看，请从客户档案重新开始。",
};

export type ViewingWords = WordsOf<typeof zh>;
export const words: ViewingWords = zh;
