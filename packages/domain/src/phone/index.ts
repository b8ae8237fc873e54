import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * A phone number in international form ("+14155550132") when its length fits a country's plan; read by the country's own rules
 * when it is written without one (rule B-68). Null otherwise. Loaded only where a phone is asked: the plans are large.
 */
export function normalPhone(given: string, country: string): string | null {
  if (!/^[\d+() .\-/]{3,30}$/.test(given)) return null;
  const plan: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
  const parsed = parsePhoneNumberFromString(given, plan);
  return parsed?.isPossible() ? parsed.number : null;
}
