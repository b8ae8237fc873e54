import { expect, test } from "vitest";
import { codes, lines, price, text } from "./search-fields.ts";

test("pasted links may stand on lines of their own; other parameters may not", () => {
  const pasted = "https://item.taobao.com/item.htm?id=1\nhttps://detail.1688.com/offer/2.html";
  expect(lines(pasted)).toBe(pasted);
  expect(text(pasted)).toBeUndefined();
  // What a shop app's share sheet hands over.
  expect(lines("【淘宝】\thttps://e.tb.cn/h.1\r\n点击链接直接打开")).toBe("【淘宝】 https://e.tb.cn/h.1\n点击链接直接打开");
});

test("other control characters and endless texts are refused", () => {
  expect(lines("a\u0000b")).toBeUndefined();
  expect(lines("")).toBeUndefined();
  expect(lines("a".repeat(5001))).toBeUndefined();
});

test("takes as many codes as a cart holds, and not more", () => {
  const some = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}`).join(",");
  expect(codes(some(200))).toHaveLength(200);
  expect(codes(some(201))).toBeUndefined();
});

test("an amount stays the text it is; nothing, a minus and words are none", () => {
  expect(price("0.10")).toBe("0.10");
  expect(["0", "0.00", "-1", "1e3", "1.005", "cheap"].map(price)).toEqual(Array(6).fill(undefined));
});
