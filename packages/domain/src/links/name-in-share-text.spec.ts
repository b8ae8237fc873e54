import { expect, it } from "vitest";
import { nameInShareText } from "./index.ts";

it.each([
  ["【淘宝】https://m.tb.cn/h.5xYzAbC CZ0001 「龙泉青瓷 手工茶杯」\n点击链接直接打开", "龙泉青瓷 手工茶杯"],
  ["【天猫】7天无理由 https://m.tb.cn/h.1 「 a  b 」", "a b"],
  ["3.20 复制打开抖音，看看【棉麻衬衫男夏季】 https://v.douyin.com/abc/", "棉麻衬衫男夏季"],
  ["【淘宝】https://m.tb.cn/h.5xYzAbC", null],
  ["https://shop.example.com/item/1", null],
  ["「￥AbCdEf123￥」", null],
])("%s → %s", (text, name) => expect(nameInShareText(text)).toBe(name));

it("is no longer than a name may be", () => expect(nameInShareText(`「${"龙".repeat(300)}」`)).toHaveLength(100));
