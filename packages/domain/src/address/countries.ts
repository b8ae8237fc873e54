import type { Settings } from "../setting/settings.ts";

/** Where addresses can be, a setting. A country is closed to new addresses, never taken out. */
export type Countries = Settings["countries"];

/** Whether a two-letter code (ISO 3166-1) is one of the countries served. */
export function isCountry(countries: Countries, code: string): boolean {
  return countries.some((one) => one.code === code);
}

/** The codes new addresses can have. */
export function openCountries(countries: Countries): string[] {
  return countries.flatMap(({ code, isOpen }) => (isOpen ? code : []));
}

/** Where most parcels go; they stand first in the choice. */
export function commonCountries(countries: Countries): string[] {
  return countries
    .filter(({ isOpen, commonPlace }) => isOpen && commonPlace > 0)
    .toSorted((a, b) => a.commonPlace - b.commonPlace)
    .map(({ code }) => code);
}
