import type { ArticleWords } from "../articles.ts";

export const articles: ArticleWords = {
  units: {
    number: "号",
    years: "年",
    days: "天",
    workingDays: "个工作日",
    hours: "小时",
    minutes: "分钟",
    pieces: "件",
    photos: "张",
    months: "个月",
    credits: "积分",
    points: "点",
    times: "次",
    percent: "%",
    cm: "厘米",
    grams: "克",
    kilograms: "公斤",
    litres: "升",
  },
  list: (figures) => figures.join("、"),
  upTo: (limits) => limits.map((limit) => `${limit}以内`).join("且 "),
  over: (limits) => `超过 ${limits.join("或 ")}`,
  any: "不限",
  free: "免费",
};
