import { describe, expect, it } from "vitest";
import { suggestHsCode } from "./hs-codes.ts";

const goods = (zh: string, en = "", classId: string | null = null) => suggestHsCode({ name: { zh, en }, classId });

describe("the customs heading proposed for goods", () => {
  it("is that of a name customs know, before that of the class", () => {
    expect(goods("青花瓷花瓶 中式装饰", "Blue-and-white vase", "furniture-tableware")).toBe("691390");
    expect(goods("加绒连帽卫衣 秋冬保暖套头外套", "Fleece-lined winter hoodie", "clothing")).toBe("611020");
    expect(goods("书桌", "Writing desk", "furniture-tableware")).toBe("940360");
  });

  it("follows the longest of several names", () => {
    expect(goods("毛绒玩具兔")).toBe("950300");
    expect(goods("玩具收纳盒")).toBe("392490");
  });

  it("reads English names by whole words", () => {
    expect(goods("", "Wool scarf, red")).toBe("611710");
    expect(goods("", "Hatbox")).toBe("");
    expect(goods("", "Yoga -- mat")).toBe("950691");
  });

  it.each([
    ["夏季纯棉圆领短袖t恤男", "Men's crew-neck T-shirt, summer", "610910"],
    ["重磅Ｔ恤 3件装", "Heavyweight T-Shirts, pack of 3", "610910"],
    ["宽松T恤衫 情侣装", "Oversized Tshirt for couples", "610910"],
    ["轻薄防风夹克 春秋通勤外套", "Light windproof jacket", "620332"],
    ["羽绒服 短款", "Short down jacket", "620240"],
    ["日式铸铁壶 泡茶煮水", "Cast-iron teapot", "732391"],
    ["条纹衬衫 长袖", "Striped shirt, long sleeves", "620520"],
    ["碎花衬衫连衣裙", "Floral shirt dress", "620443"],
    ["真丝连衣裙 两条", "Silk dresses, two", "620443"],
    ["连帽卫衣", "Hooded sweatshirt", "611020"],
    ["羊毛围巾", "Wool scarf", "611710"],
    ["中筒袜子 5双", "Crew socks, 5 pairs", "611595"],
    ["石英手表 男款", "Quartz watch for men", "910211"],
    ["青花陶瓷杯", "Blue-and-white ceramic mug", "691200"],
    ["毛绒玩具熊", "Plush toy bear", "950300"],
    ["折叠雨伞", "Folding umbrella", "660191"],
    ["纯棉毛巾 套装", "Cotton towels, set", "630260"],
    ["玩具收纳盒", "Toy storage box", "392490"],
    ["横线笔记本 A5", "Lined notebook A5", "482010"],
    ["轻薄笔记本电脑", "Slim laptop", ""],
    ["真皮手表链", "Leather watch strap", ""],
    ["桌面耳机架", "Earphones stand for the desk", ""],
    ["机械键盘膜", "Keyboard cover", ""],
  ])("of %s, %s, is %s, in either language", (zh, en, hsCode) => {
    expect([goods(zh), goods("", en)]).toEqual([hsCode, hsCode]);
  });

  it("is the class's, or none, for names nobody knows", () => {
    expect(goods("可爱小物", "Cute thing", "umbrellas")).toBe("660191");
    expect(goods("可爱小物", "Cute thing")).toBe("");
  });
});
