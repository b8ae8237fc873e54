import { describe, expect, it } from "vitest";
import { exactNeedle, isOneSlip, needleText, readQuery, termsOfGoods, wideNeedle, wordsOfGoods } from "./index.ts";

const sounds: Record<string, string> = {
  青: "qing",
  瓷: "ci",
  功: "gong",
  夫: "fu",
  茶: "cha",
  具: "ju",
  充: "chong",
  电: "dian",
  宝: "bao",
  保: "bao",
  绿: "lv",
  恤: "xu",
  蓝: "lan",
};
const syllablesOf = (han: string) => [...han].map((character) => sounds[character] ?? "x");
const goods = (...texts: string[]) =>
  new Set(termsOfGoods({ texts, platform: "taobao", category: "home-textile", priceFen: 12_900n }, syllablesOf));

/** Whether goods of these words are found, as the database would decide it. */
type Clause = ReturnType<typeof exactNeedle>;
function holds(terms: ReadonlySet<string>, clause: Clause): boolean {
  if ("all" in clause) return clause.all.length === 0 ? false : clause.all.every((each) => holds(terms, each));
  if ("any" in clause) return clause.any.some((each) => holds(terms, each));
  return clause.prefix ? [...terms].some((term) => term.startsWith(clause.lexeme)) : terms.has(clause.lexeme);
}
const teaSet = goods("青瓷功夫茶具", "Celadon tea cups, six");
const powerBank = goods("充电宝 iPhone15", "Power bank");

describe("exactly typed", () => {
  it.each([
    ["茶具", true],
    ["茶", true],
    ["功夫茶具", true],
    ["具茶", false],
    ["茶杯", false],
    ["tea cup", true],
    ["CUPS", true],
    ["tea pot", false],
    ["gongfu chaju", true],
    ["gongfuchaju", true],
    ["cha", true],
    ["chagong", false],
    ["ｔｅａ", true],
    ["茶 tea", true],
  ])("%s finds the tea set: %s", (typed, found) => expect(holds(teaSet, exactNeedle(readQuery(typed)))).toBe(found));

  it("takes wildcards, quotes and operators for nothing", () => {
    expect(needleText(exactNeedle(readQuery("%_% ' & | ! \\")))).toBeNull();
    expect(needleText(exactNeedle(readQuery("box' | 'x")))).toBe("('box' & 'x')");
  });
  it("knows a model by its parts", () => expect(holds(powerBank, exactNeedle(readQuery("iphone 15")))).toBe(true));
  it("reads ü as v", () => expect(holds(goods("绿茶"), exactNeedle(readQuery("lücha")))).toBe(true));
});

describe("nearly typed", () => {
  it.each([
    ["充电保", powerBank, true],
    ["蓝电宝", powerBank, true],
    ["蓝电保", powerBank, false],
    ["功蓝茶具", teaSet, true],
    ["cela", teaSet, true],
    ["gfcj", teaSet, true],
    ["gxcj", teaSet, false],
    ["celadin", teaSet, true],
  ])("%s", (typed, terms, found) => {
    const meant = new Map([["celadin", ["celadon"]]]);
    expect(holds(terms, wideNeedle(readQuery(typed), meant, syllablesOf))).toBe(found);
  });
});

describe("slips of the finger", () => {
  it.each([
    ["kettel", "kettle", true],
    ["ketle", "kettle", true],
    ["kettlle", "kettle", true],
    ["mettle", "kettle", true],
    ["mattle", "kettle", false],
    ["haedphoen", "headphone", true],
    ["cup", "teacup", false],
  ])("%s for %s: %s", (typed, meant, is) => expect(isOneSlip(typed, meant)).toBe(is));
});

it("keeps filters apart from words", () => {
  const terms = goods("taobao");
  expect([...terms].filter((term) => term.startsWith("="))).toEqual(["=g", "=ptaobao", "=chometextile", "=m14"]);
  expect(wordsOfGoods(["Celadon tea cups, six", "iPhone15"])).toEqual(["celadon", "cup"]);
});
