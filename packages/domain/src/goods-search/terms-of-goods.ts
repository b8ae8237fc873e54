import type { Platform } from "../links/platforms.ts";
import { lexemes, priceBandOf } from "./lexemes.ts";
import { pairsOf, runsOf, stemOf } from "./runs.ts";

/** How a stretch of Chinese characters is spoken: a syllable for each, without tones, ü written v. */
export type SyllablesOf = (han: string) => readonly string[];

type Indexed = {
  /** Titles, shop, category: whatever the goods are looked for by. */
  texts: readonly string[];
  platform: Platform;
  category: string;
  priceFen: bigint;
};

/** Index words longer than this are no words. */
const wordMax = 40;

/** Everything goods are found by: characters, pairs of them, how they are spoken, words, and what filters ask for. */
export function termsOfGoods({ texts, platform, category, priceFen }: Indexed, syllablesOf: SyllablesOf): string[] {
  const terms = new Set<string>([
    lexemes.any,
    lexemes.platform(platform),
    lexemes.category(category),
    lexemes.priceBand(priceBandOf(priceFen)),
  ]);
  for (const { script, text } of texts.flatMap(runsOf)) {
    if (script === "latin") {
      for (const word of [text, ...text.split(/(?<=\d)(?=\D)|(?<=\D)(?=\d)/)])
        terms.add(lexemes.word(stemOf(word.slice(0, wordMax))));
      continue;
    }
    const characters = [...text];
    for (const part of [...characters, ...pairsOf(characters)]) terms.add(lexemes.han(part));
    const spoken = syllablesOf(text);
    for (const part of [...spoken, ...pairsOf(spoken)]) terms.add(lexemes.syllables(part));
    for (const pair of pairsOf(spoken.map((syllable) => syllable.slice(0, 1)))) terms.add(lexemes.initials(pair));
  }
  return [...terms];
}

/** The words a mistyped one may have meant. */
export function wordsOfGoods(texts: readonly string[]): string[] {
  const words = texts
    .flatMap(runsOf)
    .filter(({ script, text }) => script === "latin" && text.length >= 4 && text.length <= wordMax && !/\d/.test(text))
    .map(({ text }) => stemOf(text));
  return [...new Set(words)].sort();
}
