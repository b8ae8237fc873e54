import { describe, expect, it } from "vitest";
import { mayChangeClearance, parcelStates, wantsClearance } from "./index.ts";

describe("papers of the receiver for customs", () => {
  it.each([
    ["a country that asks for a number", "BR", false, true],
    ["a line that asks for one", "DE", true, true],
    ["neither", "DE", false, false],
  ])("%s", (_, country, lineNeedsIdentity, wanted) => expect(wantsClearance({ country, lineNeedsIdentity })).toBe(wanted));

  it("may be changed until the parcel has arrived or is given up", () => {
    expect(parcelStates.filter(mayChangeClearance)).toEqual(["unpaid", "unshipped", "picking", "packed", "weighed", "shipped"]);
  });
});
