import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededSettings } from "../setting/index.ts";
import {
  courierChoices,
  courierNamed,
  detectCourier as detectAmong,
  isItemNumber,
  isTrackingNumber,
  itemNumber,
  readItemNumber,
  refuseCourier,
  tidyTrackingNumber,
} from "./index.ts";

const { couriers } = seededSettings;
const detectCourier = (number: string) => detectAmong(number, couriers);

describe("a courier number", () => {
  it.each([
    ["SF1234567890123", "sf"],
    ["sf 1234 5678 90123", "sf"],
    ["ＹＴ1234567890123", "yto"],
    ["YT1234567890123\u200b", "yto"],
    ["JT3012345678901", "jt"],
    ["JDVA12345678901", "jd"],
    ["JD0012345678901-1-1-", "jd"],
    ["DPK202123456789", "deppon"],
    ["73512345678901", "zto"],
    ["78812345678901", "zto"],
    ["773012345678901", "sto"],
    ["268123456789", "sto"],
    ["4312345678901", "yunda"],
    ["463123456789012", "yunda"],
    ["9812345678901", "ems"],
    ["EA123456785CN", "ems"],
    ["552012345678901", "best"],
    ["123456789", "deppon"],
  ])("%s comes from %s first", (number, courier) => {
    expect(detectCourier(number)[0]).toBe(courier);
    expect(detectCourier(number).at(-1)).toBe("other");
  });

  it("of plain digits names every courier it may come from, once", () => {
    const found = detectCourier("268123456789");
    expect(found).toEqual(expect.arrayContaining(["sto", "zto", "sf", "other"]));
    expect(new Set(found).size).toBe(found.length);
  });

  it("is only of another courier when its postal check digit is wrong or nothing fits", () => {
    expect(detectCourier("EA123456784CN")).toEqual(["other"]);
    expect(detectCourier("XYZ-20260310-7")).toEqual(["other"]);
  });

  it.each(["", "12345", "顺丰 123456", "HELLO-WORLD", "1234567890".repeat(4), "https://x.example/123456", "12_345_678"])(
    "is not %j",
    (text) => {
      expect(isTrackingNumber(text)).toBe(false);
      expect(detectCourier(text)).toEqual([]);
    },
  );

  it("is the same with blanks, in small letters and in full width", () => {
    const blanks = fc.constantFrom("", " ", "\t", "\u200b", "\u3000");
    fc.assert(
      fc.property(
        fc.stringMatching(/^(?:SF|YT|JT)\d{13}$/),
        fc.array(blanks, { minLength: 15, maxLength: 15 }),
        (number, between) => {
          const pasted = [...number.toLowerCase()].map((letter, index) => `${between[index]}${letter}`).join("");
          expect(tidyTrackingNumber(pasted)).toBe(number);
          expect(detectCourier(pasted)).toEqual(detectCourier(number));
        },
      ),
    );
  });

  it("of a closed courier is proposed for the others, and the courier keeps its name", () => {
    const left = couriers.map((one) => ({ ...one, isOpen: one.code !== "sf" }));
    expect(detectAmong("SF1234567890123", left)).toEqual(["other"]);
    expect(detectAmong("268123456789", left)).not.toContain("sf");
    expect(courierNamed(left, "sf")).toEqual({ zh: "顺丰速运", en: "SF Express" });
    expect(refuseCourier(left, "sf")).toMatchObject({ code: "COURIER_CLOSED", name: { en: "SF Express" } });
    expect(refuseCourier(left, "zto")).toBeNull();
  });

  it("may come from a courier the operator added", () => {
    const cainiao = {
      code: "cainiao",
      name: { zh: "菜鸟", en: "Cainiao" },
      certain: ["CN\\d{10}"],
      likely: [],
      isPost: false,
      isOpen: true,
    };
    expect(detectAmong("CN1234567890", [...couriers, cainiao])).toEqual(["cainiao", "other"]);
    expect(courierChoices([...couriers, cainiao]).slice(-2)).toMatchObject([{ code: "cainiao" }, { code: "other" }]);
  });

  it("of a courier nobody knows is refused with those that are open", () => {
    expect(refuseCourier(couriers, "cainiao")).toMatchObject({ code: "COURIER_NOT_FOUND" });
    expect(courierNamed(couriers, "cainiao")).toEqual({ zh: "cainiao", en: "cainiao" });
    expect(refuseCourier(couriers, "other")).toBeNull();
  });
});

describe("an item number", () => {
  const instant = "2026-03-10T16:00:00.000Z";
  const numbers = fc.bigInt({ min: 0n, max: 32n ** 8n - 1n }).map((sequence) => itemNumber(sequence, instant));

  it("names the day in Beijing and the sequence", () => {
    expect(itemNumber(0, instant)).toMatch(/^SH26031100000.$/);
    expect(itemNumber(33, "2026-03-10T15:59:59Z")).toMatch(/^SH26031000011.$/);
    expect(itemNumber(33n, instant)).toBe(itemNumber(33, instant));
  });

  it("is known again, also as people type it", () => {
    fc.assert(
      fc.property(numbers, (number) => {
        expect(readItemNumber(number)).toBe(number);
        const typed = ` ${number.slice(0, 2).toLowerCase()}-${number.slice(2, 8)} ${number.slice(8).toLowerCase().replaceAll("0", "o").replaceAll("1", "l")} `;
        expect(readItemNumber(typed)).toBe(number);
      }),
    );
  });

  it("is refused with any one character mistyped", () => {
    fc.assert(
      fc.property(numbers, fc.nat(), fc.constantFrom(..."0123456789ABCDEFGHJKMNPQRSTVWXYZ"), (number, place, typed) => {
        const at = place % number.length;
        fc.pre(number[at] !== typed);
        expect(isItemNumber(`${number.slice(0, at)}${typed}${number.slice(at + 1)}`)).toBe(false);
      }),
    );
  });

  it.each(["", "SH", "SF1234567890123", "SH260230000015", "x".repeat(1000)])("is not %j", (text) => {
    expect(isItemNumber(text)).toBe(false);
  });

  it("needs a sequence in range and a real instant", () => {
    expect(() => itemNumber(-1, instant)).toThrow(RangeError);
    expect(() => itemNumber(32n ** 8n, instant)).toThrow(RangeError);
    expect(() => itemNumber(1.5, instant)).toThrow(RangeError);
    expect(() => itemNumber(1, "2026-03-10")).toThrow(RangeError);
  });
});
