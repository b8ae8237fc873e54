import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readQuery, writeQuery } from "./query-string.ts";

describe("the query on the URL", () => {
  it("serialises lists and nested objects, and leaves out what is absent", () => {
    expect(decodeURIComponent(writeQuery({ a: 1, b: ["x", "y"], c: { d: true, e: null }, f: undefined, g: "" }))).toBe(
      "a=1&b=x&b=y&c[d]=true&g=",
    );
    expect(writeQuery({ q: "红 & ?=" })).toBe("q=%E7%BA%A2%20%26%20%3F%3D");
    expect(decodeURIComponent(writeQuery({ list: [{ a: 1 }, { a: 2 }] }))).toBe("list[0][a]=1&list[1][a]=2");
  });

  it("refuses what the reader would drop: depth over 5, lists over 20, over 1000 parameters", () => {
    expect(() => writeQuery({ a: { b: { c: { d: { e: { f: { g: 1 } } } } } } })).toThrow(RangeError);
    expect(() => writeQuery({ a: Array.from({ length: 21 }, () => 1) })).toThrow(RangeError);
    expect(() => writeQuery(Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`k${at}`, 1])))).toThrow(RangeError);
  });

  it("reads within the same limits", () => {
    expect(Object.keys(readQuery(Array.from({ length: 1200 }, (_, at) => `k${at}=1`).join("&")))).toHaveLength(1000);
    expect(readQuery(Array.from({ length: 30 }, () => "a=1").join("&")).a).toHaveLength(20);
    expect(readQuery("a[b][c][d][e][f]=1").a).toEqual({ b: { c: { d: { e: { f: "1" } } } } });
    expect(readQuery("a[b][c][d][e][f][g]=1").a).toBeUndefined();
    expect(readQuery("__proto__[x]=1&%E0%A4%A=2")).toEqual({ "%E0%A4%A": "2" });
  });

  it("reads back any text it wrote", () => {
    const key = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(fc.dictionary(key, fc.string({ minLength: 0, maxLength: 30, unit: "grapheme" })), (query) => {
        expect({ ...readQuery(writeQuery(query)) }).toEqual(query);
      }),
    );
  });
});
