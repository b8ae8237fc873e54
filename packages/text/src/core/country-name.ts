import type { LocalText } from "@sihai/domain/language";
import type { Language } from "./language.ts";

const short: Readonly<Record<string, LocalText>> = {
  HK: { zh: "中国香港", en: "Hong Kong" },
  MO: { zh: "中国澳门", en: "Macao" },
  TW: { zh: "中国台湾", en: "Taiwan" },
  CN: { zh: "中国内地", en: "Mainland China" },
};
const names = {
  zh: new Intl.DisplayNames("zh-CN", { type: "region" }),
  en: new Intl.DisplayNames("en", { type: "region" }),
};

/** A destination in the reader's language, short where the formal name is long. */
export function countryName(code: string, language: Language): string {
  return short[code]?.[language] ?? names[language].of(code) ?? code;
}
