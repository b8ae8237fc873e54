import { type Shape, seedJson, settingNames, settingOf } from "@sihai/domain/setting";
import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { describe, expect, it } from "vitest";
import { entryOf, jsonOf } from "./entry.ts";

/** The words a form of this shape needs: names of its fields, and of what can be chosen; a currency's code is its name. */
function namesIn(shape: Shape): readonly string[] {
  if (shape.kind === "choice") return shape.of.filter((one) => !/^[A-Z]{3}$/.test(one));
  if (shape.kind === "list") return namesIn(shape.of);
  if (shape.kind !== "record") return [];
  return Object.entries(shape.fields).flatMap(([name, field]) => [name, ...namesIn(field)]);
}

describe("the form of a rule", () => {
  it.each(settingNames)("sends %s as it was read", (name) => {
    const { shape } = settingOf(name);
    expect(jsonOf(shape, entryOf(shape, seedJson[name]))).toEqual(seedJson[name]);
  });

  it.each(["en", "zh"] as const)("has a word for every field and choice in %s", async (language) => {
    const { fields } = await consoleSettingDict.load(language);
    const missing = settingNames.flatMap((name) => namesIn(settingOf(name).shape).filter((each) => !(each in fields)));
    expect(missing).toEqual([]);
  });

  it("shows basis points as percent and takes them back exactly", () => {
    const shape = { kind: "percent", least: 0, most: 10_000 } as const;
    for (const bp of [0, 1, 29, 57, 350, 1_234, 10_000]) expect(jsonOf(shape, entryOf(shape, bp))).toBe(bp);
    expect(entryOf(shape, 350)).toBe("3.5");
  });

  it("sends an empty field as nothing, so that the server names it", () => {
    expect(jsonOf({ kind: "whole", unit: "days", least: 0, most: 9 }, "")).toBeNull();
  });
});
