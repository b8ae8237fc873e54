import { describe, expect, expectTypeOf, it } from "vitest";
import { clearTimer, defineTimer, readSubject, setTimer, subjectPart, writeSubject } from "./define-timer.ts";
import { onTimer } from "./timers.ts";

const clock = defineTimer("spec.clock", { userId: subjectPart.id, itemId: subjectPart.id, moment: subjectPart.instant });
const reminder = defineTimer("spec.reminder", { number: subjectPart.number, days: subjectPart.days });
const moment = new Date("2026-11-21T04:00:00.123Z");

describe("the subject of a timer", () => {
  it("is written with colons, as it stands in the database, and read back as it was", () => {
    expect(writeSubject(clock, { userId: "7", itemId: "42", moment })).toBe("7:42:1795233600123");
    expect(readSubject(clock, "7:42:1795233600123")).toEqual({ userId: "7", itemId: "42", moment });
    expect(readSubject(reminder, writeSubject(reminder, { number: "E-2026-1", days: 3 }))).toEqual({
      number: "E-2026-1",
      days: 3,
    });
  });

  it("leaves out what an object has besides", () => {
    const row = { note: "7:8:9", moment, itemId: "42", userId: "7" };
    expect(writeSubject(clock, row)).toBe("7:42:1795233600123");
  });

  it.each(["7:42", "7:42:1795233600123:1", "7::1795233600123", "", "7:x:1795233600123"])(
    "is refused with its timer's name when it is not one: %j",
    (text) => {
      expect(() => readSubject(clock, text)).toThrow("spec.clock");
    },
  );

  it("is of the same parts to whoever sets it, clears it and answers for it", () => {
    type Told = { userId: string; itemId: string; moment: Date };
    type Parts = (typeof clock)["subject"]["shape"];
    expectTypeOf(setTimer<Parts>)
      .parameter(2)
      .toEqualTypeOf<Told>();
    expectTypeOf(clearTimer<Parts>)
      .parameter(2)
      .toEqualTypeOf<Told>();
    expectTypeOf(onTimer<Parts>)
      .parameter(1)
      .parameter(0)
      .toEqualTypeOf<Told>();
    expect(onTimer(clock, async () => undefined).kind).toBe("spec.clock");
  });

  it("cannot be written with a colon in a part", () => {
    expect(() => writeSubject(clock, { userId: "7:8", itemId: "42", moment })).toThrow();
  });
});
