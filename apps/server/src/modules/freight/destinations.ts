import type { LocalText } from "@sihai/domain/language";
import { countryName } from "@sihai/text";

export type Destination = { code: string; name: LocalText; lines: number };

/** Destinations by how often buyers send there (rule G-39); the rest follow by the number of lines. */
const popular = "US CA AU GB JP FR DE IT NZ ES NL CH NO SG HK KR IE SE MY AT TW FI BR BE TH PE PH RU ID CN".split(" ");

/** Every country a line goes to, named in both languages, with how many lines do. */
export function destinationsOf(cards: readonly { countries: readonly string[] }[]): Destination[] {
  const lines = new Map<string, number>();
  for (const { countries } of cards) for (const code of countries) lines.set(code, (lines.get(code) ?? 0) + 1);
  const rank = (code: string) => (popular.includes(code) ? popular.indexOf(code) : popular.length);
  return [...lines]
    .map(([code, count]) => ({ code, name: { zh: countryName(code, "zh"), en: countryName(code, "en") }, lines: count }))
    .sort((a, b) => rank(a.code) - rank(b.code) || b.lines - a.lines || a.name.en.localeCompare(b.name.en));
}
