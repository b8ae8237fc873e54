import { type Language, languageTag } from "./language.ts";

/** What a language is called in the reader's: "English" or "英语", and "Chinese" whichever script its tag names. */
export function languageName(language: Language, reader: Language): string {
  return new Intl.DisplayNames(languageTag(reader), { type: "language" }).of(language) ?? language;
}
