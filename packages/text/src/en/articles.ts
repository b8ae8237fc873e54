import type { ArticleWords } from "../articles.ts";

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

export const articles: ArticleWords = {
  units: {
    number: { one: "", other: "" },
    years: { one: "year", other: "years" },
    days: { one: "day", other: "days" },
    workingDays: { one: "working day", other: "working days" },
    hours: { one: "hour", other: "hours" },
    minutes: { one: "minute", other: "minutes" },
    pieces: { one: "piece", other: "pieces" },
    photos: { one: "photo", other: "photos" },
    months: { one: "month", other: "months" },
    credits: { one: "credit", other: "credits" },
    points: { one: "point", other: "points" },
    times: { one: "time", other: "times" },
    percent: "%",
    cm: "cm",
    grams: "g",
    kilograms: "kg",
    litres: { one: "litre", other: "litres" },
  },
  list: (figures) => listed.format(figures),
  upTo: (limits) => `Up to ${limits.join(" and ")}`,
  over: (limits) => `Over ${limits.join(" or ")}`,
  any: "Any",
  free: "Free",
};
