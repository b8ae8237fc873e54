import { expect, it } from "vitest";
import { pastedDict } from "../dict/apart/pasted.ts";
import { homeDict } from "../dict/home.ts";
import { spaced } from "./grammar.ts";

it.each([
  ["也支持1688、微店等", "也支持 1688、微店等"],
  ["识别为淘宝商品", "识别为淘宝商品"],
  ["用1688的示例", "用 1688 的示例"],
  ["2026年11月28日", "2026年11月28日"],
])("%s is written %s", (text, written) => expect(spaced(text)).toBe(written));

it("the home page names platforms of figures as those of letters", async () => {
  const words = { ...(await homeDict.load("zh")), ...(await pastedDict.load("zh")) };
  const said = [
    words.alsoFrom(["1688", "微店"], 5, 12),
    words.understood("1688"),
    words.tryExample("1688"),
    words.understoodShort("1688"),
  ];
  for (const sentence of said) expect(sentence).not.toMatch(/\p{Script=Han}1688|1688\p{Script=Han}/u);
});
