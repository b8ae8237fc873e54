import { describe, expect, it } from "vitest";
import { cny, money, toDecimal } from "../money.ts";
import { seededSettings } from "../setting/index.ts";
import { checkDeclaration, proposeDeclaration } from "./index.ts";

const usd = (cents: number) => money(BigInt(cents), "USD");

describe("a declaration", () => {
  const line = { itemIds: ["1"], name: { zh: "裙子", en: "Dress" }, hsCode: "620443", quantity: 1, value: usd(1200) };
  it.each([
    ["a value of zero", [{ ...line, value: usd(0) }], usd(0), "DECLARED_VALUE_ZERO"],
    ["another total", [line], usd(1201), "DECLARED_TOTAL_DIFFERS"],
    ["no line", [], usd(0), "DECLARED_TOTAL_DIFFERS"],
    ["21 lines", Array.from({ length: 21 }, () => line), usd(25_200), "TOO_MANY_DECLARATION_LINES"],
    ["a value above the most", [line, { ...line, value: usd(4_999_000) }], usd(5_000_200), "DECLARED_VALUE_TOO_HIGH"],
    ["no English name", [{ ...line, name: { zh: "裙子", en: " " } }], usd(1200), "DECLARATION_INCOMPLETE"],
    ["no Chinese name", [{ ...line, name: { zh: " ", en: "Dress" } }], usd(1200), "DECLARATION_INCOMPLETE"],
    ["no pieces", [{ ...line, quantity: 0 }], usd(1200), "DECLARATION_INCOMPLETE"],
  ])("with %s is refused", (_, lines, total, code) => {
    expect(checkDeclaration(lines, total, seededSettings)).toMatchObject({ ok: false, refusal: { code } });
  });
  it("may have as many lines, and be worth as much, as the operator says", () => {
    const twenty = Array.from({ length: seededSettings.declarationLinesMost }, () => line);
    expect(checkDeclaration(twenty, usd(24_000), seededSettings)).toEqual({ ok: true, value: usd(24_000) });
    const most = seededSettings.declaredValueMost;
    expect(checkDeclaration([{ ...line, value: most }], most, seededSettings)).toEqual({ ok: true, value: most });
  });
  it("says which of its lines is wrong", () => {
    expect(checkDeclaration([line, { ...line, value: usd(-1) }], usd(1199), seededSettings)).toEqual({
      ok: false,
      refusal: { code: "DECLARED_VALUE_ZERO", line: 2 },
    });
    expect(checkDeclaration([line, { ...line, quantity: 0 }], usd(2400), seededSettings)).toEqual({
      ok: false,
      refusal: { code: "DECLARATION_INCOMPLETE", line: 2 },
    });
  });
  it("is proposed from what was paid, with at most twenty lines, and passes its own check", () => {
    const items = Array.from({ length: 45 }, (_, index) => ({
      itemId: String(index),
      name: { zh: "物", en: "" },
      classId: index % 2 ? "shoes" : "bags",
      quantity: 2,
      paid: cny("100.00"),
    }));
    const { lines, total } = proposeDeclaration(items, "0.14", seededSettings);
    expect(lines.map(({ quantity }) => quantity)).toEqual([46, 44]);
    expect(toDecimal(total)).toBe("630.00");
    expect(checkDeclaration(lines, total, seededSettings).ok).toBe(true);
  });
});

describe("the English name proposed for goods", () => {
  const proposed = (zh: string, en: string, classId: string | null) =>
    proposeDeclaration([{ itemId: "1", name: { zh, en }, classId, quantity: 1, paid: cny("10.00") }], "0.14", seededSettings)
      .lines[0]?.name;
  it("is their own, else what customs call such a thing, else their class", () => {
    expect(proposed("羊毛围巾", "Wool scarf 羊毛", "clothing")).toEqual({ zh: "羊毛围巾", en: "Wool scarf 羊毛" });
    expect(proposed("羊毛围巾", "羊毛围巾", "clothing")).toEqual({ zh: "羊毛围巾", en: "Scarf" });
    expect(proposed("可爱小物", "可爱小物", "umbrellas")?.en).toBe(
      seededSettings.goodsClasses.find(({ id }) => id === "umbrellas")?.name.en,
    );
  });
  it("is the sender's to write where nobody knows what it is", () => {
    expect(proposed("可爱小物", "", null)?.en).toBe("可爱小物");
  });
});

describe("the lines proposed", () => {
  const goods = (itemId: string, classId: string | null, name = "可爱小物") => ({
    ...{ itemId, classId, quantity: 1 },
    name: { zh: name, en: "" },
    paid: cny("100.00"),
  });
  const rules = { ...seededSettings, declarationLinesMost: 3 };
  const proposed = (items: Parameters<typeof proposeDeclaration>[0]) =>
    proposeDeclaration(items, "0.14", rules).lines.map(({ itemIds, hsCode }) => `${itemIds.join("+")} ${hsCode}`.trim());

  it("are one for each item while there are no more than a declaration takes", () => {
    expect(proposed([goods("1", "shoes"), goods("2", "shoes"), goods("3", "bags")])).toEqual([
      "1 640411",
      "2 640411",
      "3 420222",
    ]);
  });
  it("are one for each class after that, the largest first", () => {
    expect(proposed([goods("1", "bags"), goods("2", "shoes"), goods("3", "shoes"), goods("4", null)])).toEqual([
      ...["2+3 640411", "1 420222", "4"],
    ]);
  });
  it("put what is left on the last line where there are more classes than lines", () => {
    const items = [goods("1", "bags"), goods("2", "jeans"), goods("3", "shoes"), goods("4", "shoes"), goods("5", "books")];
    expect(proposed(items)).toEqual(["3+4 640411", "1 420222", "2+5 620342"]);
  });
  it("do not say whose class is unknown as if it were one", () => {
    const items = [goods("1", null), goods("2", ""), goods("3", "shoes"), goods("4", "shoes")];
    expect(proposed(items)).toEqual(["1+2", "3+4 640411"]);
  });
  it("carry the heading of a name customs know while a line has one thing on it", () => {
    expect(proposed([goods("1", "shoes", "羊毛围巾")])).toEqual(["1 611710"]);
    const four = ["1", "2", "3", "4"].map((id) => goods(id, "shoes", "羊毛围巾"));
    expect(proposed(four)).toEqual(["1+2+3+4 640411"]);
  });
  it("state a cent for a gift, and names as long as a form holds, blanks aside", () => {
    const gift = { ...goods("1", null, ` ${"长".repeat(70)} `), paid: cny("0.00") };
    const [line] = proposeDeclaration([gift], "0.14", rules).lines;
    expect(line).toMatchObject({ value: usd(1), name: { zh: "长".repeat(60), en: "长".repeat(60) } });
  });
});
