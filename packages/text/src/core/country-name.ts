import { grammarOf } from "../grammars.ts";
import { type Language, languageTag } from "./language.ts";

const regions = new Map<Language, Intl.DisplayNames>();

/** A destination in the reader's language, short where the formal name is long. */
export function countryName(code: string, language: Language): string {
  return grammarOf(language).shortCountryNames[code] ?? regionsIn(language).of(code) ?? code;
}

function regionsIn(language: Language): Intl.DisplayNames {
  const known = regions.get(language) ?? new Intl.DisplayNames(languageTag(language), { type: "region" });
  regions.set(language, known);
  return known;
}
