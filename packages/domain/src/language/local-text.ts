import { type KeptLanguage, type Language, type LocalText, languageTable } from "./languages.ts";

/** Whether something is a text in the kept languages, and nothing else. */
export function isLocalText(value: unknown): value is LocalText {
  return (
    typeof value === "object" &&
    value !== null &&
    "zh" in value &&
    "en" in value &&
    typeof value.zh === "string" &&
    typeof value.en === "string"
  );
}

/** A kept text for a reader. What is missing in their language is shown in the other: sellers give at least a Chinese name. */
export function inLanguage(text: LocalText, language: Language): string {
  return text[languageTable[language].kept] || text.zh || text.en;
}

/** The same in the other of the two kept languages, for those who compare with the seller's page. */
export function inOtherLanguage(text: LocalText, language: Language): string {
  const other: Record<KeptLanguage, KeptLanguage> = { zh: "en", en: "zh" };
  return text[other[languageTable[language].kept]];
}

/** A name with its gaps filled from the other language, for lists that must show something. */
export function named(text: LocalText): LocalText {
  return { zh: text.zh || text.en, en: text.en || text.zh };
}
