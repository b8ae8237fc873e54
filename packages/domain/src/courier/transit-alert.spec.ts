import { expect, it } from "vitest";
import { transitAlert } from "./index.ts";

it.each([
  ["nothing scanned", [], null],
  ["on its way", ["arrived", "departed"], null],
  ["held", ["held", "customs", "arrived"], "held"],
  ["held, and a delay told on top", ["delayed", "held", "customs"], "held"],
  ["released after it was held", ["customs", "held", "customs"], null],
  ["papers asked for", ["papers-wanted", "customs"], "papers-wanted"],
  ["went on after papers were asked for", ["departed", "papers-wanted"], null],
  ["sent back", ["returning", "customs"], "returning"],
  ["on its way home", ["departed", "arrived", "returning", "held"], "returning"],
  ["back at the warehouse", ["returned", "returning"], "returning"],
  ["brought to the door all the same", ["out-for-delivery", "returning"], null],
  ["delivered all the same", ["delivered", "arrived", "returning"], null],
] as const)("%s", (_name, stages, alert) => expect(transitAlert(stages)).toBe(alert));
