import { expect, it } from "vitest";
import { isLinkAmongWords } from "./index.ts";

it.each([
  ["https://item.taobao.com/item.htm?id=1 蓝色 XL", true],
  ["想要这个，两件\nhttps://item.taobao.com/item.htm?id=1", true],
  ["item.jd.com/258162627039.html blue", true],
  ["https://item.taobao.com/item.htm?id=1", false],
  ["  https://a.example/1 ，\n https://b.example/2 ", false],
  ["【淘宝】https://m.tb.cn/h.5xYzAbC CZ0001 「龙泉青瓷 手工茶杯」\n点击链接直接打开", false],
  ["3.20 复制打开抖音，看看 https://v.douyin.com/abc/", false],
  ["5 ￥KRzkzqeCZ01￥ 日系条纹中筒袜", false],
  ["red tea set", false],
  ["", false],
])("%j: %s", (text, isSo) => expect(isLinkAmongWords(text)).toBe(isSo));
