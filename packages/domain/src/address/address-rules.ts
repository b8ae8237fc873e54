import { isCountry } from "./countries.ts";
import { stateById, statesOf } from "./states.ts";

export const addressLabels = ["home", "work", "other"] as const;
export type AddressLabel = (typeof addressLabels)[number];
/** Where an address was made (rule L-51). */
export const addressOrigins = ["address-book", "parcel", "expert"] as const;
export type AddressOrigin = (typeof addressOrigins)[number];

/** Rule L-38. */
export const addressPageSize = 10;
/** More than this nobody keeps; a limit on every list. */
export const addressesMax = 50;

/** Places without postcodes: the field takes a dash there. */
const withoutPostcodes = new Set(["HK", "MO", "AE", "QA", "BS", "FJ", "JM", "AG", "GH", "UG", "ZW", "YE", "SY", "IE"]);

const postcodes: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  AU: /^\d{4}$/,
  NZ: /^\d{4}$/,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  IT: /^\d{5}$/,
  ES: /^\d{5}$/,
  JP: /^\d{3}-?\d{4}$/,
  SG: /^\d{6}$/,
  MY: /^\d{5}$/,
  CN: /^\d{6}$/,
  KR: /^\d{5}$/,
};

export function hasPostcodes(country: string): boolean {
  return !withoutPostcodes.has(country);
}

/** Whether a postcode can be one of that country; unknown rules take 2 to 12 letters, digits, spaces and dashes. */
export function isPostcode(zipCode: string, country: string): boolean {
  if (!hasPostcodes(country) && /^(-|0{3,6}|)$/.test(zipCode)) return true;
  return (postcodes[country] ?? /^[A-Z\d][A-Z\d -]{0,10}[A-Z\d]$/i).test(zipCode);
}

type Given = { country: string; stateId?: string | undefined; zipCode: string };

/** The field that does not fit its country, or null. */
export function addressFault({ country, stateId, zipCode }: Given): "countryId" | "stateId" | "zipCode" | null {
  if (!isCountry(country)) return "countryId";
  if (
    stateId !== undefined &&
    stateId !== "" &&
    statesOf(country).length > 0 &&
    stateById(stateId)?.id.startsWith(`${country}-`) !== true
  )
    return "stateId";
  return isPostcode(zipCode, country) ? null : "zipCode";
}
