import type { LocalText } from "../language/index.ts";
import { hasShape } from "../pattern.ts";
import type { PlaceLists } from "../setting/settings.ts";
import { type Countries, commonCountries, isCountry } from "./countries.ts";
import { stateById, statesOf } from "./states.ts";

export const addressLabels = ["home", "work", "other"] as const;
export type AddressLabel = (typeof addressLabels)[number];
/** Where an address was made (rule L-51). */
export const addressOrigins = ["address-book", "parcel", "expert", "card"] as const;
export type AddressOrigin = (typeof addressOrigins)[number];

/** Whether an address was given as one things go to; a card's bill goes where its owner lives, and nothing need be brought there. */
export function isForDelivery(address: { default: boolean; addressFrom: AddressOrigin }): boolean {
  return address.default || address.addressFrom !== "card";
}

/** Rule L-38. */
export const addressPageSize = 10;

/** Where nobody knows better: 2 to 12 letters, digits, blanks and hyphens. */
const anyPostcode = "[A-Z\\d][A-Z\\d -]{0,10}[A-Z\\d]";

/** Whether addresses of a country have postcodes; of an unknown one they may. */
export function hasPostcodes(countries: Countries, country: string): boolean {
  return countries.find(({ code }) => code === country)?.hasPostcodes ?? true;
}

/** Whether a postcode can be one of that country. */
export function isPostcode(countries: Countries, zipCode: string, country: string): boolean {
  if (!hasPostcodes(countries, country) && /^(-|0{3,6}|)$/.test(zipCode)) return true;
  const pattern = countries.find(({ code }) => code === country)?.postcode || anyPostcode;
  return hasShape(pattern, zipCode.toUpperCase());
}

type Given = { country: string; stateId?: string | undefined; zipCode: string };

/** The field that does not fit its country, or null. */
export function addressFault(
  { countries, states }: PlaceLists,
  { country, stateId = "", zipCode }: Given,
): "countryId" | "stateId" | "zipCode" | null {
  if (!isCountry(countries, country)) return "countryId";
  const hasStates = statesOf(states, country).length > 0;
  if (stateId !== "" && hasStates && stateById(states, stateId)?.id.startsWith(`${country}-`) !== true) return "stateId";
  return isPostcode(countries, zipCode, country) ? null : "zipCode";
}

export type PlaceRefused =
  | { code: "COUNTRY_CLOSED"; country: string; open: readonly string[] }
  | { code: "STATE_CLOSED"; name: LocalText; open: readonly LocalText[] };

/** Why a new address cannot be there, with where it can; null where it can. `held`: what the address has already, which it keeps. */
export function refusePlace(
  { countries, states }: PlaceLists,
  { country, stateId = "" }: Pick<Given, "country" | "stateId">,
  held: { country: string; stateId: string | null } | null,
): PlaceRefused | null {
  if (country !== held?.country && !countries.some(({ code, isOpen }) => isOpen && code === country))
    return { code: "COUNTRY_CLOSED", country, open: commonCountries(countries) };
  const state = states.find(({ id }) => id === stateId);
  if (!state || state.isOpen || stateId === held?.stateId) return null;
  return { code: "STATE_CLOSED", name: state.name, open: statesOf(states, country).map(({ name }) => name) };
}
