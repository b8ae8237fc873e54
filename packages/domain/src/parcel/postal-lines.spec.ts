import { describe, expect, it } from "vitest";
import { postalLines } from "./index.ts";

const address = { country: "DE", state: "Berlin", city: "Berlin", fullAddress: "Invalidenstr. 44", zipCode: "10115" };

describe("an address as its country writes it", () => {
  it.each([
    ["on the continent the postcode before the town", address, ["Invalidenstr. 44", "10115 Berlin"]],
    [
      "with the state where it is another than the town",
      { ...address, state: "Bayern", city: "Passau", zipCode: "94032" },
      ["Invalidenstr. 44", "94032 Passau", "Bayern"],
    ],
    [
      "in America town, state and postcode on a line",
      { country: "US", state: "NY", city: "New York", fullAddress: "350 5th Ave", zipCode: "10118" },
      ["350 5th Ave", "New York NY 10118"],
    ],
    [
      "elsewhere each on a line of its own",
      { country: "GB", state: "Greater London", city: "London", fullAddress: "221B Baker Street", zipCode: "NW1 6XE" },
      ["221B Baker Street", "London", "Greater London", "NW1 6XE"],
    ],
    [
      "without a line for what is not there",
      { ...address, country: "HK", city: "Hong Kong", state: " ", zipCode: "" },
      ["Invalidenstr. 44", "Hong Kong"],
    ],
    ["without a gap for a postcode of blanks", { ...address, zipCode: "  " }, ["Invalidenstr. 44", "Berlin"]],
    [
      "in a town that is its own state, once",
      { ...address, country: "SG", city: "Singapore", state: "Singapore", zipCode: "018956" },
      ["Invalidenstr. 44", "Singapore", "018956"],
    ],
  ])("%s", (_, given, lines) => expect(postalLines(given)).toEqual(lines));
});
