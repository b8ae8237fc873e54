import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTable } from "../freight/rate-cards/index.ts";
import { csvText, numberAsText, unguarded } from "./index.ts";

describe("CSV for spreadsheets (rule F62)", () => {
  it.each([
    ["=1+1", "'=1+1"],
    ["+861380000", "'+861380000"],
    ["-cmd", "'-cmd"],
    ["@SUM(rule A1)", "'@SUM(rule A1)"],
    ["\t=1", "'\t=1"],
    ["\n=1", '"\'\n=1"'],
    [" =1", "' =1"],
    ["＝1+1", "'＝1+1"],
    ["＠SUM(A1)", "'＠SUM(A1)"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ["-3.10", "-3.10"],
    ["a=b", "a=b"],
    ["a,b", '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ["", ""],
  ])("%s is written %s", (text, written) => {
    expect(csvText(["a"], [{ a: text }])).toBe(`a\n${written}\n`);
  });

  it.each([
    ["6222021234567890123", "'6222021234567890123"],
    ["0012345678", "'0012345678"],
    ["DE89370400440532013000", "DE89370400440532013000"],
    ["**** 0123", "**** 0123"],
    ["", ""],
    [null, ""],
  ])("the account number %s is written %s", (number, written) => {
    expect(csvText(["a"], [{ a: numberAsText(number) }])).toBe(`a\n${written}\n`);
  });

  it("is read back as it was, and never begins a cell with a formula", () => {
    const cell = fc.string({ maxLength: 12 }).map((text) => text.replace(/\s/g, "_"));
    fc.assert(
      fc.property(fc.tuple(cell, cell), ([a, b]) => {
        fc.pre(a !== "" && !a.startsWith("'") && !b.startsWith("'"));
        const { rows } = readTable("t", csvText(["a", "b"], [{ a, b }]), ["a", "b"]);
        expect(rows[0]?.cells).toEqual({ a, b });
      }),
    );
    expect(unguarded("'quoted")).toBe("'quoted");
  });
});
