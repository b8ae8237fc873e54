import { describe, expect, it } from "vitest";
import { desktopAddress, isDesktop } from "./desktop-redirect.ts";

const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15";
const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";
const device = { userAgent: mac, mobileHint: undefined, touchPoints: 0, screenWidth: 1440, framed: false };

describe("the desktop site", () => {
  it.each([
    ["a wide screen with a desktop browser", {}, true],
    ["exactly 1024", { screenWidth: 1024 }, true],
    ["a narrow screen with a desktop browser", { screenWidth: 1023 }, false],
    ["a wide screen with a phone's browser", { userAgent: phone }, false],
    ["a wide Android tablet by its hint", { userAgent: "Mozilla/5.0 (X11; Linux)", mobileHint: true }, false],
    ["an iPad that calls itself a Macintosh", { touchPoints: 5, screenWidth: 1366 }, false],
    ["the phone frame of the desktop page", { framed: true }, false],
  ])("takes %s: %s", (_, change, expected) => expect(isDesktop({ ...device, ...change })).toBe(expected));

  it("keeps the language, and our own page also the address", () => {
    expect(desktopAddress("https://desk.example/", "/cn/cart")).toBe("https://desk.example/cn/");
    expect(desktopAddress("", "/cn/goods/search?keyword=a")).toBe("/desktop/cn/?page=%2Fcn%2Fgoods%2Fsearch%3Fkeyword%3Da");
  });
});
