import { unique } from "../checks.ts";
import { keyed } from "../keyed.ts";
import { internal } from "../setting.ts";
import { choice, flag, list, named, record, text, whole } from "../shape.ts";

const box = record({
  code: text(10, /^[A-Z0-9-]+$/),
  kind: choice("bag", "carton"),
  name: named(40),
  /** Inner sides. */
  lengthCm: whole("cm", 1, 300),
  widthCm: whole("cm", 1, 300),
  heightCm: whole("cm", 1, 300),
  /** What it weighs empty, and what it bears. */
  grams: whole("grams", 1, 20_000),
  maxGrams: whole("grams", 100, 100_000),
  /** Stands at the benches and is proposed. */
  isOpen: flag,
});

/** The bags and cartons of the packing benches. */
export const boxSettings = {
  boxes: keyed(
    internal("boxes", list(box, 1, 60), (boxes) => [
      ...unique(
        boxes.map(({ code }) => code),
        (index) => `${index}.code`,
      ),
      ...(boxes.some(({ isOpen, kind }) => isOpen && kind === "carton") ? [] : [{ path: "", code: "ALL_CLOSED" as const }]),
    ]),
    "code",
  ),
};
