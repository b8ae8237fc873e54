import { describe, expect, it } from "vitest";
import { countryName } from "../core/country-name.ts";
import { thePlace } from "./grammar.ts";

const inSentences = (codes: string) => codes.split(" ").map((code) => thePlace(countryName(code, "en")));

describe("a country's name inside an English sentence", () => {
  it("takes its article where English says it", () => {
    expect(inSentences("US GB AE NL PH MV CF DO KY IM")).toEqual([
      "the United States",
      "the United Kingdom",
      "the United Arab Emirates",
      "the Netherlands",
      "the Philippines",
      "the Maldives",
      "the Central African Republic",
      "the Dominican Republic",
      "the Cayman Islands",
      "the Isle of Man",
    ]);
  });

  it("stands alone where English says it alone", () => {
    const alone = "DE FR CA AU JP SG HK CZ IE NZ";
    expect(inSentences(alone)).toEqual(alone.split(" ").map((code) => countryName(code, "en")));
  });
});
