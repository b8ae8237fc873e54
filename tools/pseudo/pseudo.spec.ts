import { expect, it } from "vitest";
import { accent, marks } from "./accent.ts";
import { accented } from "./accented.ts";

const lettersOf = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

it("accents every letter, says 40 % more and stands between marks", () => {
  const text = "You can still pay within 72 hours";
  const said = accent(text);
  expect(said).not.toMatch(/[a-z]/i);
  expect(said.startsWith(marks.begin) && said.endsWith(marks.end)).toBe(true);
  expect(lettersOf(said) / lettersOf(text)).toBeCloseTo(1.4, 1);
});

it("keeps what is filled in, addresses of pages, and texts without a word", () => {
  expect(accent("At least {minimum} pieces")).toContain("{minimum}");
  expect(accent("See https://sihai.example/help now")).toContain("https://sihai.example/help");
  expect(["", "1–2", " · ", "{amount}"].map((text) => accent(text))).toEqual(["", "1–2", " · ", "{amount}"]);
});

it("speaks through functions and plurals, keeps keys and what a function is told", () => {
  const words = accented({
    "in-transit": "On its way",
    bags: (count: number, name: string) => `${name}: ${count === 1 ? "1 bag" : `${count} bags`}`,
    mail: (facts: { url: string }) => ({ subject: "Reset", button: { url: facts.url } }),
  });
  expect(Object.keys(words)).toEqual(["in-transit", "bags", "mail"]);
  expect(words.bags(1, "Mei Chen")).toMatch(/^⟦Mei Chen: 1 [^a-z]+⟧$/);
  expect(words.bags(3, "Mei Chen")).toContain("Mei Chen: 3 ");
  expect(words.mail({ url: "abc" }).button.url).toBe("abc");
  expect(words.mail({ url: "abc" }).subject).not.toBe("Reset");
});
