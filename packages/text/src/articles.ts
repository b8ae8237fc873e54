import type { Language } from "@sihai/domain/language";
import type { SettingUnit } from "@sihai/domain/setting";
import type { PluralForms } from "./core/grammar.ts";
import { noBreak } from "./core/no-break.ts";
import { formatNumber } from "./core/numbers.ts";
import { articles as en } from "./en/articles.ts";
import { grammarOf } from "./grammars.ts";
import { articles as zh } from "./zh/articles.ts";

/** How articles write the figures of rules; each language's folder has them in `articles.ts`. */
export type ArticleWords = {
  units: Readonly<Record<SettingUnit | "kilograms", string | PluralForms>>;
  /** "30, 14 and 7". */
  list: (figures: readonly string[]) => string;
  /** A row of a table of limits: "Up to 2 kg and 60 cm". */
  upTo: (limits: readonly string[]) => string;
  /** Its last row, behind the limits of the one before. */
  over: (limits: readonly string[]) => string;
  /** Its only row. */
  any: string;
  /** What a row costs that costs nothing. */
  free: string;
};

const words: Record<Language, ArticleWords> = { zh, en };

/** The words that articles are put together with, in a language. */
export function articleWordsOf(language: Language): ArticleWords {
  return words[language];
}

/** Numbers with their unit: "1 day", "2.5 kg", "30, 14 and 7 days". The last one decides the form of the unit. */
export function formatCounts(values: readonly number[], unit: SettingUnit | "kilograms", language: Language): string {
  const word = words[language].units[unit];
  const written = typeof word === "string" ? word : grammarOf(language).plural(values.at(-1) ?? 0, word);
  return `${formatFigures(values, language)}${noBreak}${written}`;
}

/** The same without a unit: "30, 14 and 7". */
export function formatFigures(values: readonly number[], language: Language): string {
  return words[language].list(values.map((value) => formatNumber(value, language)));
}
