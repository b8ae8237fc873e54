import { money } from "@sihai/domain";
import { describe, expect, it } from "vitest";
import { plural } from "../en/grammar.ts";
import {
  addressLines,
  addressPrefix,
  cnyText,
  cutMiddle,
  exactWeight,
  formatAmount,
  formatAmountRange,
  formatBoth,
  formatBytes,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatDaysRange,
  formatMoney,
  formatMonth,
  formatSigned,
  formatSize,
  formatTimeLeft,
  formatWeight,
  languageOf,
  moneyText,
  noBreak,
  personName,
  skuLine,
  unbroken,
  wordJoiner,
} from "../index.ts";

describe("a name too long for its place", () => {
  it.each([
    ["fits", "Teapot, 300 ml", 20, "Teapot, 300 ml"],
    ["keeps both ends", "Hand-made teapot of purple clay, gift box, black", 24, "Hand-made…black"],
    ["takes characters for two letters", "手工宜兴紫砂壶礼盒装黑色大号", 16, "手工宜兴…色大号"],
  ])("%s", (_, name, cells, shown) => expect(cutMiddle(name, cells)).toBe(shown));
  it("still tells two apart that differ at the end alone", () => {
    const name = "春秋季女士宽松针织开衫外套百搭中长款毛衣学院风";
    expect(cutMiddle(`${name}米白色`, 22)).not.toBe(cutMiddle(`${name}藏青色`, 22));
  });
});

it("puts what was chosen of goods on one line, with what else there is to say of them", () => {
  const names = [
    { zh: "藏青色", en: "Navy" },
    { zh: "大号", en: "L" },
  ];
  expect(skuLine(names, "en", unbroken("2 pieces"), null)).toBe(`Navy${noBreak}· L${noBreak}· ${unbroken("2 pieces")}`);
  expect(skuLine(names, "zh")).toBe(`藏青色${noBreak}· 大号`);
  expect(skuLine([], "en")).toBe("");
});

describe("money", () => {
  it.each([
    ["129.00", "CNY", unbroken("CN ￥129.00")],
    ["1234567.8", "CNY", unbroken("CN ￥1,234,567.80")],
    ["17.9", "USD", unbroken("US$ 17.90")],
    ["-3", "USD", unbroken("-US$ 3.00")],
    ["21345", "JPY", unbroken("JP¥ 21,345")],
    ["0.07", "EUR", unbroken("€ 0.07")],
    ["99999999999999.99", "CNY", unbroken("CN ￥99,999,999,999,999.99")],
  ] as const)("writes %s %s as %s", (decimal, currency, text) => expect(formatAmount(decimal, currency)).toBe(text));
  it("writes an amount alike as the wire has it and as it is reckoned with", () => {
    expect(moneyText({ amount: "17.90", currency: "USD" })).toBe(unbroken("US$ 17.90"));
    expect(formatMoney(money(1790n, "USD"))).toBe(unbroken("US$ 17.90"));
  });
  it("defaults to CNY and writes ranges with one symbol", () => {
    expect(unbroken("US$ 17.90")).toBe("US$\u00a017.90");
    expect(cnyText("8")).toBe(unbroken("CN ￥8.00"));
    expect(formatAmountRange("231", "246", "CNY")).toBe(unbroken("CN ￥231.00–246.00"));
    expect(formatAmountRange("32.00", "34.00", "USD")).toBe(unbroken("US$ 32.00–34.00"));
  });
});

it("writes what came and went with the minus of amounts", () => {
  expect([1_200, -300, 0].map((count) => formatSigned(count, "en"))).toEqual(["+1,200", "-300", "+0"]);
  expect(formatAmount("-300", "CNY").at(0)).toBe(formatSigned(-300, "zh").at(0));
});

describe("dates", () => {
  const at = "2026-11-23T23:12:00.000Z";
  it("writes the day in the zone asked for", () => {
    expect(formatDate(at, "en", "Europe/Berlin")).toBe("24 Nov 2026");
    expect(formatDate(at, "zh", "America/New_York")).toBe("2026年11月23日");
    expect(formatDateTime(at, "en", "Asia/Shanghai")).toBe("24 Nov 2026, 07:12");
    expect(formatDateTime(at, "zh", "Asia/Shanghai")).toBe("2026年11月24日 07:12");
  });
  it("writes a month as the language does", () => {
    expect([formatMonth("2026-11", "en"), formatMonth("2026-11", "zh")]).toEqual(["Nov 2026", "2026年11月"]);
    expect(formatMonth("2026-01", "en")).toBe("Jan 2026");
  });
  it("sets Beijing time beside the user's, unless they are the same", () => {
    const now = "2026-06-01T00:00:00Z";
    expect(formatBoth(at, "en", "Europe/Berlin", now)).toEqual({ local: "24 Nov, 00:12", beijing: "24 Nov, 07:12", same: false });
    expect(formatBoth(at, "zh", "Europe/Berlin", now).beijing).toBe("11月24日 07:12");
    expect(formatBoth(at, "en", "Asia/Singapore", now).same).toBe(true);
    expect(formatBoth(at, "en", "Europe/Berlin", "2027-01-02T00:00:00Z").local).toBe("24 Nov 2026, 00:12");
  });
  it.each([
    ["2026-11-24T00:00:00Z", "2026-11-30T00:00:00Z", "en", "2025-06-01T00:00:00Z", "24–30 Nov 2026"],
    ["2026-11-24T00:00:00Z", "2026-11-30T00:00:00Z", "zh", "2025-06-01T00:00:00Z", "2026年11月24日至30日"],
    ["2026-11-24T00:00:00Z", "2026-12-03T00:00:00Z", "zh", "2025-06-01T00:00:00Z", "2026年11月24日至12月3日"],
    ["2026-12-24T00:00:00Z", "2027-01-03T00:00:00Z", "zh", "2025-06-01T00:00:00Z", "2026年12月24日至2027年1月3日"],
    ["2026-12-24T00:00:00Z", "2026-12-24T09:00:00Z", "zh", "2025-06-01T00:00:00Z", "2026年12月24日"],
    ["2026-11-24T00:00:00Z", "2026-11-30T00:00:00Z", "en", "2026-11-01T00:00:00Z", "24–30 Nov"],
    ["2026-11-24T00:00:00Z", "2026-11-30T00:00:00Z", "zh", "2026-11-01T00:00:00Z", "11月24日至30日"],
    ["2026-12-24T00:00:00Z", "2027-01-03T00:00:00Z", "zh", "2026-11-01T00:00:00Z", "2026年12月24日至2027年1月3日"],
  ] as const)("joins the days from %s to %s, in %s at %s, as %s", (from, to, language, now, text) => {
    expect(formatDateRange(from, to, language, "UTC", now)).toBe(text);
  });
  it("joins a range of days", () => {
    expect(formatDaysRange(11, 19, "zh")).toBe(`11–${wordJoiner}19${noBreak}天`);
    expect(formatDaysRange(1, 1, "en")).toBe(unbroken("1 day"));
  });
  it.each([
    [2 * 86_400_000 + 4 * 3_600_000, unbroken("2 days 4 h")],
    [3_600_000 + 12 * 60_000, unbroken("1 h 12 min")],
    [61_000, unbroken("1 min 1 s")],
    [-5, unbroken("0 s")],
  ])("counts down %i ms as %s", (left, text) => expect(formatTimeLeft(left, "en")).toBe(text));
});

describe("measures, names, addresses", () => {
  it("adds pounds and inches only where they are used", () => {
    expect(formatWeight(820, "en", "DE")).toBe(unbroken("820 g"));
    expect(formatWeight(2104, "en")).toBe(exactWeight(2104, "en"));
    expect(formatWeight(2100, "en", "US")).toBe(`${unbroken("2.1 kg")} ${unbroken("(4.63 lb)")}`);
    expect(formatSize([38, 30, 14], "zh", "DE")).toBe("38\u00a0× 30\u00a0× 14\u00a0cm");
    expect(formatSize([25.4], "en", "US")).toBe(`${unbroken("25.4 cm")} ${unbroken("(10 in)")}`);
    expect(formatBytes(3 * 1024 * 1024, "en")).toBe(unbroken("3 MB"));
  });
  it("puts the family name first in Chinese", () => {
    expect(personName({ given: "Mei", family: "Lin" }, "en")).toBe("Mei Lin");
    expect(personName({ given: "Mei", family: "Lin" }, "zh")).toBe("Mei Lin");
    expect(personName({ given: "Zoë", family: "O’Brien-Łuc" }, "zh")).toBe("Zoë O’Brien-Łuc");
    expect(personName({ given: "Анна", family: "Иванова" }, "zh")).toBe("Иванова Анна");
    expect(personName({ given: "美", family: "林" }, "en")).toBe("林美");
    expect(personName({ given: "Omar", family: null }, "zh")).toBe("Omar");
  });
  it("orders an address by the language", () => {
    const address = { country: "Germany", state: "", city: "Berlin", street: "Torstr. 1", zipCode: "10115" };
    expect(addressLines(address, "en")).toEqual(["Torstr. 1", "Berlin, 10115", "Germany"]);
    expect(addressLines({ ...address, state: "Berlin" }, "en")).toEqual(["Torstr. 1", "Berlin, 10115", "Germany"]);
    expect(addressLines({ ...address, country: "德国", city: "柏林" }, "zh")).toEqual(["德国 柏林", "Torstr. 1", "邮编 10115"]);
  });
  it("knows its prefixes and plurals", () => {
    expect([addressPrefix("zh"), addressPrefix("en"), languageOf("cn"), languageOf("qq")]).toEqual(["cn", "en", "zh", null]);
    expect(plural(1, { one: "1 item", other: "1 items" })).toBe("1 item");
    expect(plural(0, { zero: "none", one: "", other: "0" })).toBe("none");
  });
});
