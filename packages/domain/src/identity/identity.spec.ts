import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededSettings } from "../setting/index.ts";
import { isTrivialPin, maskEmail, normalEmail, passwordPattern, rewardOfDay, userNamePattern } from "./index.ts";

describe("one account per address (rule F56)", () => {
  it.each([
    ["Mei@Example.com", "mei@example.com"],
    ["mei@example.com.", "mei@example.com"],
    ["ｍｅｉ＠example.com", "mei@example.com"],
    ["mei@BÜCHER.example", "mei@xn--bcher-kva.example"],
    ["mei+shop@example.com", "mei+shop@example.com"],
    ["  mei@example.com ", "mei@example.com"],
    ["m@example.com", "m@example.com"],
  ])("reads %s as %s", (given, normal) => expect(normalEmail(given)).toBe(normal));

  it.each([
    "",
    "mei",
    "@example.com",
    "mei@",
    "mei@example",
    "mei@127.0.0.1",
    "mei@ex ample.com",
    "a\u0000b@example.com",
    "mei@example.com/x",
    'a"b@example.com',
    ".mei@example.com",
    "mei..x@example.com",
    "a@b@example.com:80",
    "mei@-example.com",
    "a<b@example.com",
    "example.com",
    "mei.@example.com",
  ])("refuses %j", (given) => expect(normalEmail(given)).toBeNull());

  it("is settled: the normal form of a normal form is itself, and nothing throws", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.emailAddress()), (text) => {
        const once = normalEmail(text);
        if (once !== null) expect(normalEmail(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  it("masks all but two letters and the domain", () => {
    expect(maskEmail("mei@example.com")).toBe("me•••@example.com");
    expect(maskEmail("m@example.com")).toBe("m•••@example.com");
  });
});

describe("passwords", () => {
  it("take 6 to 20 letters, digits and the named symbols only", () => {
    expect(passwordPattern.test("abc12")).toBe(false);
    expect(passwordPattern.test("abc123")).toBe(true);
    expect(passwordPattern.test(".@$!%*#_~?&^aB1")).toBe(true);
    expect(passwordPattern.test("a".repeat(21))).toBe(false);
    for (const other of ["abc 123", "abc-123", "密码密码密码", "abc123\n", "abc'123"])
      expect(passwordPattern.test(other)).toBe(false);
  });

  it("know the payment passwords everyone tries first", () => {
    for (const pin of ["000000", "123456", "654321", "121212", "123123", "111222", "567890"])
      expect(isTrivialPin(pin)).toBe(true);
    for (const pin of ["739105", "112358", "908172", "024680", "121213", "123124", "111223"])
      expect(isTrivialPin(pin)).toBe(false);
  });

  it("user names are 6 to 20 characters of any script", () => {
    expect(userNamePattern.test("四海购物达人")).toBe(true);
    expect(userNamePattern.test("short")).toBe(false);
    expect(userNamePattern.test("with space")).toBe(false);
  });
});

describe("check-in", () => {
  it("gives a credit a day and five on every seventh in a row", () => {
    expect([1, 6, 7, 8, 14].map((day) => rewardOfDay(day, seededSettings).credits)).toEqual([1, 1, 5, 1, 5]);
  });
});
