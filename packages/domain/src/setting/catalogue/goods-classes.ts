import { goodsFlagIds } from "../../freight/goods-flags.ts";
import { unique } from "../checks.ts";
import { keyed } from "../keyed.ts";
import { apart } from "../setting.ts";
import { choice, flag, list, named, record, text, whole } from "../shape.ts";

const goodsClass = record({
  id: text(40, /^[a-z][a-z-]*$/),
  name: named(60),
  /** What every thing of the class is; lines refuse by it. */
  flags: list(choice(...goodsFlagIds), 0, 8),
  /** The buyer is told that not every line takes it. */
  needsCheck: flag,
  /** Stands in while nobody knows what a thing weighs. */
  avgGrams: whole("grams", 1, 100_000),
  /** Can be chosen; goods of a closed one go on. */
  isOpen: flag,
});

/** The classes of goods (rule G-11). */
export const goodsClassSettings = {
  goodsClasses: keyed(
    apart("goods-classes", list(goodsClass, 1, 120), (classes) => [
      ...unique(
        classes.map(({ id }) => id),
        (index) => `${index}.id`,
      ),
      ...classes.flatMap(({ flags }, index) => unique(flags, (at) => `${index}.flags.${at}`)),
      ...(classes.some(({ isOpen }) => isOpen) ? [] : [{ path: "", code: "ALL_CLOSED" as const }]),
    ]),
    "id",
  ),
};
