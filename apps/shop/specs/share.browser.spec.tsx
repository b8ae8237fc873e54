import { shellDict } from "@sihai/text/dict/shell";
import { afterEach, describe, expect, it, vi } from "vitest";
import { rememberLanguage } from "../src/shell/language.ts";
import { sharePage } from "../src/shell/share.ts";

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
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
});
