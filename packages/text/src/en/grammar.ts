import type { Grammar, PluralForms } from "../core/grammar.ts";

export const language = "en";

/** "1 item" / "3 items"; `zero` wins for 0 when given. */
export function plural(count: number, forms: PluralForms): string {
  if (count === 0 && forms.zero !== undefined) return forms.zero;
  return Math.abs(count) === 1 ? forms.one : forms.other;
}

const withThe =
  /^(?:United |Netherlands|Philippines|Maldives|Bahamas|Gambia|Comoros|Isle of Man|(?:Central African|Dominican) Republic|.*\bIslands\b)/;

/** A country's name as it stands inside an English sentence: "the United States", but "Germany". */
export function thePlace(name: string): string {
  return withThe.test(name) ? `the ${name}` : name;
}

/** Dates and figures are written day first, as in most countries the parcels go to. */
export const grammar: Grammar = {
  locale: "en-GB",
  plural,
  month: "short",
  beforeTime: ", ",
  dayRange: null,
  dayUnit: (days) => plural(days, { one: "day", other: "days" }),
  timeLeft({ days, hours, minutes, seconds }, day) {
    if (days > 0) return `${day} ${hours} h`;
    if (hours > 0) return `${hours} h ${minutes} min`;
    return minutes > 0 ? `${minutes} min ${seconds} s` : `${seconds} s`;
  },
  behindLabel: ": ",
  betweenNames: ", ",
  betweenSentences: " ",
  addressLines: ({ country, state, city, street, zipCode }) => [
    street,
    [city, state, zipCode].filter(Boolean).join(", "),
    country,
  ],
  betweenAddressLines: ", ",
  familyNameFirst: false,
  device: (app, system) => (app && system ? `${app} on ${system}` : (app ?? system ?? "Unknown device")),
  deviceNames: {},
  shortCountryNames: { HK: "Hong Kong", MO: "Macao", TW: "Taiwan", CN: "Mainland China" },
};
