import { expect, it } from "vitest";
import { linkRowsMax, readLinkTable } from "./index.ts";

const link = "https://item.taobao.com/item.htm?id=700100200301";
const row = (text: string, quantity: number | null = null, remark = "") => ({ text, quantity, remark });

it.each([
  ["a column of links", `${link}\n${link}2\n`, [row(link), row(`${link}2`)]],
  ["named columns in any order", `Remark,Qty,Link\nblue,3,${link}`, [row(link, 3, "blue")]],
  ["Chinese names", `商品链接,数量,备注\n${link},2,蓝色`, [row(link, 2, "蓝色")]],
  ["semicolons", `link;qty\n${link};4`, [row(link, 4)]],
  ["tabs", `link\tqty\n${link}\t4`, [row(link, 4)]],
  [
    "quotes, commas and line ends inside",
    `link,note\r\n${link},"blue, ""L""\nplease"\r\n`,
    [row(link, null, 'blue, "L"\nplease')],
  ],
  ["a byte order mark and blank rows", `\uFEFFurl\n\n${link}\n,\n`, [row(link)]],
  ["a share text among other cells", `1,【淘宝】https://m.tb.cn/h.abc 点击,x`, [row("【淘宝】https://m.tb.cn/h.abc 点击")]],
  ["what is no link, so that it can be told", "link,qty\nhello,1", [row("hello", 1)]],
  ["no nonsense as a quantity", `link,qty\n${link},-1\n${link},1e9\n${link},0`, [row(link), row(link), row(link)]],
  ["an open quote to the end", `"${link}`, [row(link)]],
  ["nothing", "", []],
])("reads %s", (_, csv, rows) => expect(readLinkTable(csv)).toEqual(rows));

it("takes a hundred rows at most", () => expect(readLinkTable(`${link}\n`.repeat(300))).toHaveLength(linkRowsMax));
