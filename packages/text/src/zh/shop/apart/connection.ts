import type { WordsOf } from "../../../core/dictionary.ts";

const zh = {
  back: "网络已恢复",
};

export type ConnectionWords = WordsOf<typeof zh>;
export const words: ConnectionWords = zh;
