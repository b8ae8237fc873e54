import { expect, it } from "vitest";
import { splitPasted } from "./split-pasted.ts";

it.each([
  ["nothing", "  \n ", []],
  ["one link", "https://item.taobao.com/item.htm?id=1", ["https://item.taobao.com/item.htm?id=1"]],
  ["a link a line", "https://a.com/1\n\nhttps://b.com/2", ["https://a.com/1", "https://b.com/2"]],
  ["a share text over two lines", "【淘宝】好茶杯\nhttps://m.tb.cn/h.abc", ["【淘宝】好茶杯\nhttps://m.tb.cn/h.abc"]],
  ["a password", "5 ￥abcDEF12345￥ 打开淘宝", ["5 ￥abcDEF12345￥ 打开淘宝"]],
  ["words behind a link", "https://a.com/1\n颜色要蓝色", ["https://a.com/1\n颜色要蓝色"]],
])("reads %s", (_, pasted, texts) => expect(splitPasted(pasted)).toEqual(texts));

it("takes twenty at most", () => {
  const many = Array.from({ length: 30 }, (_, at) => `https://a.com/${at}`).join("\n");
  expect(splitPasted(many)).toHaveLength(20);
});
