import { cnyText } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { expect, it } from "vitest";
import { buttonText } from "./button-text.ts";

const words = await parcelDict.load("en");
const [paid, unpaid] = [{ paidAt: "2026-11-23T02:00:00.000Z" }, { paidAt: null }];
const same = { more: null, back: null, total: "50.00" };

it("a change of a paid parcel that costs the same asks for no sum", () => {
  expect(buttonText(same, paid, words)).toBe(words.changeSame);
});

it("a change names what it moves, and of an unpaid parcel what is then to be paid", () => {
  expect(buttonText({ ...same, more: "5.00" }, paid, words)).toBe(words.changeMore(cnyText("5.00")));
  expect(buttonText({ ...same, back: "5.00" }, paid, words)).toBe(words.changeBack(cnyText("5.00")));
  expect(buttonText({ ...same, more: "5.00" }, unpaid, words)).toBe(words.changeTo(cnyText("50.00")));
});
