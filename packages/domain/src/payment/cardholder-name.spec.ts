import { describe, expect, it } from "vitest";
import { isCardholderName } from "./cardholder-name.ts";

describe("the name on a card (rule I-74)", () => {
  it.each(["Mei", "O", "Zoë", "d’Arc", "Müller-Lüdenscheidt", "Li 2nd", "王", "Αθηνά", "محمد", "Ng"])("may be %s", (name) => {
    expect(isCardholderName(name)).toBe(true);
  });

  it.each(["", " ", "-", "...", "12/29", "4242", "😀", "́"])("holds a letter, and so is not “%s”", (name) => {
    expect(isCardholderName(name)).toBe(false);
  });
});
