import { type Language, languageTable } from "@sihai/domain/language";

export * from "@sihai/domain/language";

/** The tag for `lang`, `Intl` and `accept-language`. */
export function languageTag(language: Language): (typeof languageTable)[Language]["tag"] {
  return languageTable[language].tag;
}

/** English dates and figures are written day first, as in most countries the parcels go to. */
export function formatLocale(language: Language): "zh-CN" | "en-GB" {
  return language === "zh" ? "zh-CN" : "en-GB";
}
