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

  it("is the class's, or none, for names nobody knows", () => {
    expect(goods("可爱小物", "Cute thing", "umbrellas")).toBe("660191");
    expect(goods("可爱小物", "Cute thing")).toBe("");
  });
});
