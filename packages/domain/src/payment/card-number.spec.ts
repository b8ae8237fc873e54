import { describe, expect, it } from "vitest";
import { holdsCardNumber } from "./card-number.ts";

describe("a card number in a text", () => {
  it.each([
    "my card 4242 4242 4242 4242 12/29 123",
    "4242424242424242",
    "卡号：4242-4242-4242-4242，谢谢",
    "４２４２４２４２４２４２４２４２",
    "Mastercard 5555555555554444.",
    "2223003122003222",
    "amex 3782 822463 10005",
    "jcb 3566002020360505",
    "6011111111111117",
    "银联 6200 0000 0000 0005",
    "4916592289993918",
    "6205 5000 0000 0000 004",
  ])("is found: %s", (text) => {
    expect(holdsCardNumber(text)).toBe(true);
  });

  it.each([
    ["a wrong check digit", "4242424242424241"],
    ["too short", "424242424242"],
    ["a seller's order number of 19 digits", "1688 order 4242424242424242424"],
    ["a part of a link", "https://item.taobao.com/item.htm?id=4242424242424242&skuId=4242424242424242"],
    ["a part of a tracking number", "SF4242424242424242"],
    ["no scheme", "9999999999999995"],
    ["a phone and a date", "call +49 30 1234567 on 2026-11-24 16:30"],
    ["two numbers beside each other", "4242 4242\n4242 4242"],
    ["nothing", ""],
  ])("is not: %s", (_, text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });
});
