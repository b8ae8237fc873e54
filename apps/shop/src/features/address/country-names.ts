import { type Language, languageTag } from "@sihai/text";

export type CountryName = {
  code: string;
  name: string;
  /** Both names and the code, for the search. */
  search: string;
};

function namesIn(language: Language): Intl.DisplayNames {
  return new Intl.DisplayNames(languageTag(language), { type: "region" });
}

export function countryName(code: string, language: Language): string {
  return code === "" ? "" : (namesIn(language).of(code) ?? code);
}

/** The countries with their names, in the order of the language. */
export function countriesIn(countryCodes: readonly string[], language: Language): CountryName[] {
  const [shown, other] = [namesIn(language), namesIn(language === "en" ? "zh" : "en")];
  const order = new Intl.Collator(languageTag(language));
  return countryCodes
    .map((code) => {
      const name = shown.of(code) ?? code;
      return { code, name, search: `${name} ${other.of(code) ?? ""} ${code}`.toLowerCase() };
    })
    .sort((left, right) => order.compare(left.name, right.name));
}
