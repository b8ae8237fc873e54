import { shellDict } from "@sihai/text/dict/shell";
import { afterEach, describe, expect, it, vi } from "vitest";
import { rememberLanguage } from "../src/shell/language.ts";
import { sharePage } from "../src/shell/share.ts";

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
  Reflect.deleteProperty(navigator, "clipboard");
});

describe.each(["en", "zh"] as const)("sharing a page in %s", (language) => {
  it("hands over its title, its whole address, and what we are in a line", async () => {
    rememberLanguage(language);
    const share = vi.fn(async () => undefined);
    Object.defineProperty(navigator, "share", { configurable: true, value: share });
    await sharePage("Celadon cup", "/goods/detail?goodsId=7");
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: "Celadon cup",
      text: (await shellDict.load(language)).tagline,
      url: `${location.origin}/goods/detail?goodsId=7`,
    });
  });

  it("copies the same three where the device has no share sheet (rule L-57)", async () => {
    rememberLanguage(language);
    Object.defineProperty(navigator, "share", { configurable: true, value: undefined });
    const copied = vi.fn(async (_text: string) => undefined);
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: copied } });
    await sharePage("Celadon cup", "/goods/detail?goodsId=7");
    const { tagline } = await shellDict.load(language);
    expect(copied).toHaveBeenCalledExactlyOnceWith(`Celadon cup\n${tagline}\n${location.origin}/goods/detail?goodsId=7`);
  });
});
