import { describe, expect, it } from "vitest";
import { writeQuery } from "./query-string.ts";

describe("the query on the URL", () => {
  it("serialises lists and nested objects, and leaves out what is absent", () => {
    expect(decodeURIComponent(writeQuery({ a: 1, b: ["x", "y"], c: { d: true, e: null }, f: undefined, g: "" }))).toBe(
      "a=1&b=x&b=y&c[d]=true&g=",
    );
    expect(writeQuery({ q: "红 & ?=" })).toBe("q=%E7%BA%A2%20%26%20%3F%3D");
    expect(decodeURIComponent(writeQuery({ list: [{ a: 1 }, { a: 2 }] }))).toBe("list[0][a]=1&list[1][a]=2");
  });

  it("writes five deep, lists of 20 and 1,000 parameters, and refuses more, which the server would (rules M-28 to M-30)", () => {
    expect(decodeURIComponent(writeQuery({ a: { b: { c: { d: { e: { f: 1 } } } } } }))).toBe("a[b][c][d][e][f]=1");
    expect(writeQuery({ a: Array.from({ length: 20 }, () => 1) })).toBe(Array.from({ length: 20 }, () => "a=1").join("&"));
    expect(writeQuery(Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`k${at}`, 1]))).split("&")).toHaveLength(1000);
    expect(() => writeQuery({ a: { b: { c: { d: { e: { f: { g: 1 } } } } } } })).toThrow(RangeError);
    expect(() => writeQuery({ a: Array.from({ length: 21 }, () => 1) })).toThrow(RangeError);
    expect(() => writeQuery(Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`k${at}`, 1])))).toThrow(RangeError);
  });
});
