import { describe, expect, it } from "vitest";
import { addressOfPage, rootPath, safeReturn } from "./safe-return.ts";

const hostile = [
  "https://evil.example/en/home",
  "http://evil.example",
  "HTTPS://evil.example",
  "//evil.example",
  "//evil.example/en/home",
  "///evil.example/en/home",
  "////evil.example",
  "/\\evil.example",
  "/\\/evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/en\\home",
  "/%5cevil.example",
  "/%5Cevil.example/en/home",
  "/%2f%2fevil.example",
  "/%2Fevil.example",
  "/en/%2e%2e/%2e%2e/evil",
  "/en/../../evil.example",
  "/en/./home",
  "/..//evil.example",
  "/en//evil.example",
  "/%252f%252fevil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  " /en/home",
  "/en/home\u0000",
  "/%00/en/home",
  "/%0d%0aSet-Cookie:x=1/en/home",
  "/%09/evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "blob:https://evil.example/1",
  "mailto:a@evil.example",
  "https:evil.example",
  "https:/evil.example",
  "@evil.example",
  "/@evil.example",
  "user:pass@evil.example/en/home",
  "evil.example",
  "en/home",
  "./en/home",
  "?redirect_url=//evil.example",
  "#/en/home",
  "",
  "/",
  "/en",
  "/en/nothing-here",
  "/qq/home",
  "/console",
  "/api/user/oauth/logout",
  "/en/login?redirect_url=%2F%2Fevil.example",
  "/cn/login",
  "／／evil.example",
  "/\u2028/evil.example",
  "/\u00a0/evil.example",
  `/en/home?x=${"a".repeat(3000)}`,
];

describe("the return after a login", () => {
  it.each(hostile)("does not follow %j", (address) => expect(safeReturn(address)).toBe(rootPath));
  it("has a table worth the name", () => expect(hostile.length).toBeGreaterThanOrEqual(30));
  it("goes to the root without an address", () =>
    expect([safeReturn(undefined), safeReturn(null)]).toEqual([rootPath, rootPath]));

  it.each([
    "/en/home",
    "/cn/order/detail?orderNo=DG20261104-0318",
    "/en/user/address/edit?addressId=9007199254740993123&back=%2Fen%2Fcart",
    "/wallet",
    "/en/wallet/index?billId=1#top",
    "/cn/goods/search?keyword=%E7%BA%A2%E8%89%B2%20T%2F%E6%81%A4",
    "/en/login?object=a-key-that-stops-a-request",
    "/en/goods/detail?link=https%3A%2F%2Fitem.example%2F1",
  ])("goes to %s", (address) => expect(safeReturn(address)).toBe(address));
});

describe("the page that is asked for", () => {
  const ofLogin = "/en/login?unsubscribe=a-key&kind=promotions";
  it("is the log-in too, to which a return never leads", () =>
    expect([addressOfPage(ofLogin), safeReturn(ofLogin)]).toEqual([ofLogin, rootPath]));
  const elsewhere = hostile.filter((address) => !address.includes("/login"));
  it.each(elsewhere)("is never %j", (address) => expect(addressOfPage(address)).toBe(rootPath));
});
