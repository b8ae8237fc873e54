/**
 * The languages of the product, one line each. `prefix` begins the addresses of its pages (the specification names /cn and /en),
 * `tag` is what `lang`, `Intl` and `accept-language` call it, `name` what it calls itself, `kept` is which of the kept texts (goods, articles, places) its
 * readers are shown. Everything else of a language lies in its folder of `@sihai/text`.
 */
export const languageTable = {
  zh: { prefix: "cn", tag: "zh-CN", name: "中文", kept: "zh" },
  en: { prefix: "en", tag: "en", name: "English", kept: "en" },
} as const satisfies Record<string, { prefix: string; tag: string; name: string; kept: "zh" | "en" }>;

export type Language = keyof typeof languageTable;
export type AddressPrefix = (typeof languageTable)[Language]["prefix"];

/** The languages in which texts that are data are kept: names of goods, places and lines, and the articles. */
export type KeptLanguage = (typeof languageTable)[Language]["kept"];
/** A text that is data, in every language it is kept in. Sellers give at least the Chinese one. */
export type LocalText = Record<KeptLanguage, string>;

export const languages = Object.keys(languageTable) as Language[];
/** In which languages whoever writes a text that is kept has to write it. */
export const keptLanguages: readonly KeptLanguage[] = [...new Set(languages.map((language) => languageTable[language].kept))];
export const addressPrefixes: readonly AddressPrefix[] = languages.map((language) => languageTable[language].prefix);

/** What nobody has a wish about is read in Chinese (rule A-36). */
export const defaultLanguage = "zh" satisfies Language;
/** What those read who wish for a language we do not have (rule A-35). */
const foreignLanguage = "en" satisfies Language;

/** The prefix of a language's addresses: `zh` is read under /cn. */
export function addressPrefix(language: Language): AddressPrefix {
  return languageTable[language].prefix;
}

/** The language of an address prefix; null when the word is no prefix of ours. */
export function languageOf(prefix: string): Language | null {
  return languages.find((language) => languageTable[language].prefix === prefix) ?? null;
}

/** The language somebody names: by our word, by a tag ("zh-HK") or, as older clients do, by an address prefix. Null for others. */
export function readLanguage(named: string): Language | null {
  const word = /^\s*([a-z]{2})\b/i.exec(named)?.[1]?.toLowerCase() ?? "";
  return languages.find((language) => language === word) ?? languageOf(word);
}

/** The language for the tags a reader wishes for, the first one first ("de-AT", "en"); `defaultLanguage` for none (rule A-35). */
export function languageFor(tags: readonly string[]): Language {
  const [first] = tags.flatMap((tag) => readLanguage(tag) ?? []);
  return first ?? (tags.length > 0 ? foreignLanguage : defaultLanguage);
}

/** The language somebody names, and our first language for a word nobody knows: a stored account or job is never stopped by it. */
export function languageOrDefault(named: string): Language {
  return readLanguage(named) ?? defaultLanguage;
}

const prefixed = new RegExp(`^/(?:${addressPrefixes.join("|")})(?=[/?#]|$)`);

/** An address without its language prefix: "/en/order/list?tab=1" is "/order/list?tab=1"; empty for the prefix alone. */
export function withoutAddressPrefix(address: string): string {
  return address.replace(prefixed, "");
}

/** The language after this one, round and round: what a switch of languages shows next. */
export function languageAfter(language: Language): Language {
  return languages[(languages.indexOf(language) + 1) % languages.length] ?? defaultLanguage;
}
