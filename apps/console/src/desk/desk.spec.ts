import { itemNumber } from "@sihai/domain/courier";
import { makeOrderNo } from "@sihai/domain/order";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readGrams, readSides } from "./scan/read-measures.ts";
import { readScan } from "./scan/read-scan.ts";
import { betweenKeysMs, feedBurst, noBurst } from "./scan/scan-burst.ts";

describe("a scan", () => {
  const itemNo = itemNumber(33n, "2026-11-21T02:00:00Z");
  const orderNo = makeOrderNo("dg", 42n);
  it.each([
    [itemNo, { kind: "item", itemNo }],
    [` ${itemNo.toLowerCase()} `, { kind: "item", itemNo }],
    [orderNo, { kind: "order", orderNo }],
    [orderNo.toLowerCase(), { kind: "order", orderNo }],
    ["p20261121-abc2345", { kind: "parcel", packageId: "P20261121-ABC2345" }],
    ["SH10001", { kind: "customer", mark: "SH10001" }],
    ["sf1234567890123", { kind: "courier", number: "SF1234567890123" }],
    ["7731 2345 6789 01", { kind: "courier", number: "77312345678901" }],
    ["hello", { kind: "unknown", text: "hello" }],
    ["", { kind: "unknown", text: "" }],
  ])("of %j is %j", (text, scan) => expect(readScan(text)).toEqual(scan));

  it("of an order number with a wrong digit is not that order", () => {
    const wrong = `${orderNo.slice(0, -1)}${(Number(orderNo.at(-1)) + 1) % 10}`;
    expect(readScan(wrong).kind).not.toBe("order");
  });
});

describe("a weight", () => {
  it.each([
    ["820", 820],
    ["820 g", 820],
    ["1.25 kg", 1250],
    ["0.82", 820],
    [" 1,250 g", 1250],
    ["１２５０克", 1250],
    ["1.2345", null],
    ["0", null],
    ["100001", null],
    ["100.001", null],
    ["-5", null],
    ["1.2.3", null],
    ["2,4 kg", null],
    ["1,25", null],
    ["1,250 g", 1250],
    ["heavy", null],
    ["", null],
  ])("typed as %j is %j g", (text, grams) => expect(readGrams(text)).toBe(grams));
});

describe("three sides", () => {
  it.each([
    ["30 20 10", [30, 20, 10]],
    ["30x20X10.5", [30, 20, 10.5]],
    ["30×20×10 cm", [30, 20, 10]],
    ["30*20*10", [30, 20, 10]],
    ["30, 20, 10", [30, 20, 10]],
    ["30 20", null],
    ["30 20 10 5", null],
    ["30 20 0", null],
    ["30 20 501", null],
    ["30 20 10.55", null],
    ["a b c", null],
  ])("typed as %j are %j", (text, sides) => expect(readSides(text)).toEqual(sides));
});

describe("a burst of keys", () => {
  function type(text: string, betweenMs: number): string | null {
    let state = noBurst;
    let scanned: string | null = null;
    [...text, "Enter"].forEach((key, index) => {
      const fed = feedBurst(state, key, 1000 + index * betweenMs);
      state = fed.burst;
      scanned = fed.scanned ?? scanned;
    });
    return scanned;
  }

  it("from a scanner is the text it scanned", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{2}[A-Z0-9-]{6,30}$/), fc.integer({ min: 0, max: betweenKeysMs }), (text, between) => {
        expect(type(text, between)).toBe(text);
      }),
    );
  });
  it("typed by a person, or too short for a number, is no scan", () => {
    expect(type("SF1234567890123", 120)).toBeNull();
    expect(type("12345", 5)).toBeNull();
  });
  it.each(["30 20 10", "38x30x14", "120X80X60", "1.2345 kg", "1234567"])("from a scale or a tape, %s, is no scan", (text) => {
    expect(type(text, 5)).toBeNull();
  });
  it("begins anew after a pause, so that what was typed before is not part of it", () => {
    const slow = feedBurst(noBurst, "9", 0).burst;
    let state = slow;
    [..."SF12345678"].forEach((key, index) => {
      state = feedBurst(state, key, 500 + index * 5).burst;
    });
    expect(feedBurst(state, "Enter", 555).scanned).toBe("SF12345678");
  });
  it("keeps capitals typed with Shift", () => {
    let state = noBurst;
    ["Shift", "S", "Shift", "F", "1", "2", "3", "4", "5", "6"].forEach((key, index) => {
      state = feedBurst(state, key, 10 + index * 3).burst;
    });
    expect(feedBurst(state, "Enter", 45).scanned).toBe("SF123456");
  });
});
