import { globSync, readFileSync } from "node:fs";
import { seededSettings } from "@sihai/domain/setting";
import { describe, expect, it } from "vitest";
import { fillPlaceholders } from "./fill-placeholders.ts";

const root = `${import.meta.dirname}/../../../../../content`;
const files = globSync("{help,guides,agreements}/**/*.md", { cwd: root }).sort();

/** A figure with a unit of money, time, weight, length or share, or a time of day. */
const figure =
  /￥\s?[\d.,]+|\b\d{1,2}:\d\d\b|\d[\d.,]*\s*(%|kg\b|g\b|cm\b|days?\b|weeks?\b|months?\b|hours?\b|minutes?\b|seconds?\b|(working|business) days?\b|photos?\b|parcels?\b|categories\b|yuan\b|CNY\b|天|小时|分钟|秒|周|个月|个工作日|个|元|公斤|千克|克|厘米|张|折)/giu;

/** Figures that are no rule of the operator's, by the article they stand in: each with whose they are. */
const others: readonly { article: string; figures: RegExp; why: string }[] = [
  { article: "log-in-problems", figures: /^(60|10|15|24)\b/, why: "safety of an account: limits of codes and tries" },
  { article: "pay-methods", figures: /^(15|24)\b/, why: "safety of an account: limits of tries" },
  { article: "user", figures: /^10\b/, why: "safety of an account: life of a code" },
  { article: "member-levels", figures: /^(12\b|￥1\.00|￥10\.00)/, why: "what defines growth" },
  { article: "coupons-credits", figures: /^￥1\.00/, why: "what defines a credit" },
  { article: "duties-taxes", figures: /./, why: "law of the destinations" },
  { article: "chargeable-weight", figures: /./, why: "an example, and what kinds of line usually do; each line says its own" },
  { article: "choose-line", figures: /^\d/, why: "what kinds of line usually take; each line says its own" },
  { article: "tracking", figures: /^\d/, why: "advice when to ask; it can be asked at any time" },
  { article: "invitations", figures: /^(30|12)\b/, why: "life of a cookie, and the year in which rewards are counted" },
  { article: "privacy", figures: /^30\b/, why: "life of a cookie" },
];

const articleOf = (file: string) => /([a-z0-9-]+)\.(?:zh|en)\.md$/.exec(file)?.[1] ?? "";
const figuresIn = (text: string) => [...text.matchAll(figure)].map(([found]) => found);
const isOther = (file: string, found: string) =>
  others.some(({ article, figures }) => article === articleOf(file) && figures.test(found));

describe("figures of articles", () => {
  it.each(files)("%s states no rule but by its placeholder", (file) => {
    const body = readFileSync(`${root}/${file}`, "utf8").replace(/^updated:.*$/m, "");
    expect(figuresIn(body).filter((found) => !isOther(file, found))).toEqual([]);
  });

  it.each(others)("$article has figures that are no rule: $why", ({ article, figures }) => {
    const own = files.filter((file) => articleOf(file) === article).map((file) => readFileSync(`${root}/${file}`, "utf8"));
    expect(own).toHaveLength(2);
    for (const text of own) expect(figuresIn(text).some((found) => figures.test(found))).toBe(true);
  });

  it.each(["3–8 days", "72 小时", "CN ￥2.00", "3.5%", "2 kg", "60 cm", "17:00", "20 张", "30 parcels", "3 个"])(
    "are found: %s",
    (text) => expect(figuresIn(text)).not.toEqual([]),
  );
});

it("stand in no advert, which is shown as it is written", () => {
  const adverts = readFileSync(`${root}/adverts.json`, "utf8");
  expect(figuresIn(adverts)).toEqual([]);
  expect(figuresIn(adverts.replaceAll("免费保管", "免费保管 90 天"))).not.toEqual([]);
});

describe("placeholders", () => {
  const filled = (text: string, language: "zh" | "en", rules = seededSettings) =>
    fillPlaceholders(text, rules, language).replaceAll("\u00a0", " ");

  it.each([
    ["{storageTerms.freeDays}", "90 days", "90 天"],
    ["{#storageTerms.freeDays}", "90", "90"],
    ["{claimTerms.reportWorkingDays}", "2 working days", "2 个工作日"],
    ["{storageReminderDays.ending}", "30, 14, 7, 3 and 1 day", "30、14、7、3、1 天"],
    ["{cardSurchargeBp}", "3.5%", "3.5%"],
    ["{purchaseServicePrices.fixed-fee}", "CN ￥23.00", "CN ￥23.00"],
    ["{workingTime.stockIn.opens}", "09:00", "09:00"],
    ["{#creditsMostByLevel.5}", "3,000", "3,000"],
    ["## Pay {step=pay}", "## Pay {step=pay}", "## Pay {step=pay}"],
  ])("%s is %s, in Chinese %s", (text, english, chinese) =>
    expect([filled(text, "en"), filled(text, "zh")]).toEqual([english, chinese]),
  );

  it("write the rules there are: one photo is one, and a table has as many rows as the rule", () => {
    const [, second] = seededSettings.measuringTiers;
    if (!second) throw new Error("no second tier");
    const rules = {
      ...seededSettings,
      inspectionPhotos: 1,
      measuringTiers: [second, { ...second, upToGrams: 0, upToSideCm: 0 }],
    };
    expect(filled("{inspectionPhotos}", "en", rules)).toBe("1 photo");
    expect(filled("{measuringTiers}", "en", rules)).toBe("| Up to 5 kg | CN ￥5.00 |\n| Over 5 kg | CN ￥5.00 |");
    expect(filled("{measuringTiers}", "zh", { ...rules, measuringTiers: rules.measuringTiers.slice(1) })).toBe(
      "| 不限 | CN ￥5.00 |",
    );
    const [, last] = rules.measuringTiers;
    if (!last) throw new Error("no last tier");
    const free = { ...rules, measuringTiers: [{ ...last, fee: { ...last.fee, amount: 0n } }] };
    expect([filled("{measuringTiers}", "en", free), filled("{measuringTiers}", "zh", free)]).toEqual([
      "| Any | Free |",
      "| 不限 | 免费 |",
    ]);
  });

  it.each([
    ["a rule there is none of", "{freeDays}"],
    ["a part there is none of", "{storageTerms.days}"],
    ["a whole record", "{storageTerms}"],
    ["a place in a list that may be shorter", "{storageReminderDays.ending.0}"],
    ["a rule of the desks", "{returnFreightMost}"],
  ])("refuse %s", (_, text) => expect(() => filled(text, "en")).toThrow(text));
});
