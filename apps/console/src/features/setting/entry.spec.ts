import { seedJson, settingNames, settingOf } from "@sihai/domain/setting";
import { describe, expect, it } from "vitest";
import { entryOf, jsonOf } from "./entry.ts";

describe("the form of a rule", () => {
  it.each(settingNames)("sends %s as it was read", (name) => {
    const { shape } = settingOf(name);
    expect(jsonOf(shape, entryOf(shape, seedJson[name]))).toEqual(seedJson[name]);
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
