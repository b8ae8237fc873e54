import { describe, expect, it } from "vitest";
import { changedRows, hasWords, pageOfRows, rowsOf, titleOf } from "./keyed-rows.ts";

const by = { key: "code" };
const country = { key: "code", isCountry: true };
const sf = { code: "sf", name: { zh: "顺丰速运", en: "SF Express" }, isOpen: true };
const zto = { code: "zto", name: { zh: "中通快递", en: "ZTO Express" }, isOpen: true };

describe("the rows of a long table", () => {
  it("go by their name in the reader's language, else by their key", () => {
    expect([titleOf(sf, by, "zh"), titleOf(sf, by, "en")]).toEqual(["顺丰速运", "SF Express"]);
    expect([titleOf({ code: "US" }, country, "en"), titleOf({ code: "x", name: { zh: "", en: "" } }, by, "en")]).toEqual([
      "United States",
      "x",
    ]);
  });

  it("are found by words of either language and by their key", () => {
    expect(["顺丰", "express", " SF ", ""].map((typed) => hasWords(sf, by, typed))).toEqual([true, true, true, true]);
    expect(["zto", "isOpen"].map((typed) => hasWords(sf, by, typed))).toEqual([false, false]);
    expect(["states", "美国", "us"].map((typed) => hasWords({ code: "US" }, country, typed))).toEqual([true, true, true]);
  });

  it("tell what is new and what changed", () => {
    const closed = { ...zto, isOpen: false };
    const jd = { ...sf, code: "jd" };
    expect(changedRows([sf, closed, jd], [sf, zto], "code")).toEqual([
      { row: closed, isNew: false },
      { row: jd, isNew: true },
    ]);
    expect(rowsOf([sf, null, "x"])).toEqual([sf]);
    expect(rowsOf("x")).toEqual([]);
  });

  it("stand twenty on a page, those to be looked at first", () => {
    const rows = Array.from({ length: 45 }, (_, index) => index);
    expect(pageOfRows(rows, 1, (row) => row === 44).slice(0, 2)).toEqual([44, 0]);
    expect(pageOfRows(rows, 3, () => false)).toEqual([40, 41, 42, 43, 44]);
  });
});
