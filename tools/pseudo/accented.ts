import { accent } from "./accent.ts";

/**
 * Words of English in the pseudo-language: texts, and what functions of texts say. Keys stay, and of what a function is told nothing
 * is accented.
 */
export function accented<Words>(words: Words): Words {
  return spoken(words, []) as Words;
}

function spoken(words: unknown, kept: readonly string[]): unknown {
  if (typeof words === "string") return accent(words, kept);
  if (typeof words === "function") return (...told: unknown[]) => spoken(words(...told), textsIn(told));
  if (Array.isArray(words)) return words.map((each) => spoken(each, kept));
  if (words === null || typeof words !== "object") return words;
  return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, spoken(each, kept)]));
}

function textsIn(told: unknown): string[] {
  if (typeof told === "string") return [told];
  if (Array.isArray(told)) return told.flatMap(textsIn);
  return told !== null && typeof told === "object" ? Object.values(told).flatMap(textsIn) : [];
}
