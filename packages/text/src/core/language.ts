/** The two languages of the product, as language tags (`cn` is none): `zh` and `en` in code, `cn` and `en` in addresses. */
export type Language = "zh" | "en";
export type UrlPrefix = "cn" | "en";

export const languages = ["zh", "en"] as const satisfies readonly Language[];

/** An address without a prefix, and a first visit, take Chinese (rule A-36). */
export const defaultLanguage: Language = "zh";

export function urlPrefix(language: Language): UrlPrefix {
  return language === "zh" ? "cn" : "en";
}

/** The language of a prefix; null when the word is no prefix of ours. */
export function languageOf(prefix: string): Language | null {
  if (prefix === "cn") return "zh";
  return prefix === "en" ? "en" : null;
}

/** The tag for `lang`, `Intl` and `accept-language`. */
export function languageTag(language: Language): "zh-CN" | "en" {
  return language === "zh" ? "zh-CN" : "en";
}

/** English dates and figures are written day first, as in most countries the parcels go to. */
export function formatLocale(language: Language): "zh-CN" | "en-GB" {
  return language === "zh" ? "zh-CN" : "en-GB";
}
