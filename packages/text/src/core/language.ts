import { type Language, languageTable } from "@sihai/domain/language";
import { grammarOf } from "../grammars.ts";

export * from "@sihai/domain/language";

/** The tag for `lang`, `Intl` and `accept-language`. */
export function languageTag(language: Language): (typeof languageTable)[Language]["tag"] {
  return languageTable[language].tag;
}

/** The tag for dates and figures, which may be of one country. */
export function formatLocale(language: Language): string {
  return grammarOf(language).locale;
}
