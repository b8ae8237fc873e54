import { unique } from "../checks.ts";
import { keyed } from "../keyed.ts";
import { atOnce } from "../setting.ts";
import { flag, list, named, pattern, record, text, whole } from "../shape.ts";

const courier = record({
  /** Stands on deliveries. "other" is for those that are not in the list. */
  code: text(20, /^(?!other$)[a-z][a-z0-9-]*$/),
  name: named(40),
  /** Shapes of numbers that only this courier writes, such as letters in front. */
  certain: list(pattern(80), 0, 10),
  /** Shapes that several couriers share. `weight` says how much one tells: 3 fixed first digits, 2 a choice of them, 1 a length. */
  likely: list(record({ shape: pattern(80), weight: whole("number", 1, 3) }), 0, 10),
  /** International postal numbers (two letters, nine digits, two letters) are its own. */
  isPost: flag,
  /** Can be named for new deliveries; those on their way go on. */
  isOpen: flag,
});

/** Inland couriers and how their numbers look, as `tidyTrackingNumber` writes them (rule E-101). */
export const courierSettings = {
  couriers: keyed(
    atOnce("couriers", list(courier, 1, 60), (couriers) => [
      ...unique(
        couriers.map(({ code }) => code),
        (index) => `${index}.code`,
      ),
      ...(couriers.some(({ isOpen }) => isOpen) ? [] : [{ path: "", code: "ALL_CLOSED" as const }]),
    ]),
    "code",
  ),
};
