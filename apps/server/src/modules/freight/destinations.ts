import type { KeptLanguage, LocalText } from "@sihai/domain/language";

export type Destination = { code: string; name: LocalText; lines: number };

/** Destinations by how often buyers send there (rule G-39); the rest follow by the number of lines. */
const popular = "US CA AU GB JP FR DE IT NZ ES NL CH NO SG HK KR IE SE MY AT TW FI BR BE TH PE PH RU ID CN".split(" ");
const names = {
  zh: new Intl.DisplayNames("zh-CN", { type: "region" }),
  en: new Intl.DisplayNames("en", { type: "region" }),
};

export function destinationsOf(cards: readonly { countries: readonly string[] }[]): Destination[] {
  const lines = new Map<string, number>();
  for (const { countries } of cards) for (const code of countries) lines.set(code, (lines.get(code) ?? 0) + 1);
  const rank = (code: string) => (popular.includes(code) ? popular.indexOf(code) : popular.length);
  return [...lines]
    .map(([code, count]) => ({ code, name: { zh: nameOf("zh", code), en: nameOf("en", code) }, lines: count }))
    .sort((a, b) => rank(a.code) - rank(b.code) || b.lines - a.lines || a.name.en.localeCompare(b.name.en));
}

/** "中国香港" and "Hong Kong" rather than the formal names of the region table. */
function nameOf(language: KeptLanguage, code: string): string {
  const short: Record<string, LocalText> = {
    HK: { zh: "中国香港", en: "Hong Kong" },
    MO: { zh: "中国澳门", en: "Macao" },
    TW: { zh: "中国台湾", en: "Taiwan" },
    CN: { zh: "中国内地", en: "Mainland China" },
  };
  return short[code]?.[language] ?? names[language].of(code) ?? code;
}
