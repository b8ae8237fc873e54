import { countryName, type Language, languageTag } from "@sihai/text";

export type CountryName = {
  code: string;
  name: string;
  /** Both names and the code, for the search. */
  search: string;
};

/** The countries with their names, in the order of the language. */
export function countriesIn(countryCodes: readonly string[], language: Language): CountryName[] {
  const other = language === "en" ? "zh" : "en";
  const order = new Intl.Collator(languageTag(language));
  return countryCodes
    .map((code) => {
      const name = countryName(code, language);
      return { code, name, search: `${name} ${countryName(code, other)} ${code}`.toLowerCase() };
    })
    .sort((left, right) => order.compare(left.name, right.name));
}
