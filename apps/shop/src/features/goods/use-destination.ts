import { addressList } from "@sihai/contract/address";
import { listFreightCountries } from "@sihai/contract/freight";
import { regionOf } from "@sihai/domain/language";
import { setOrderCountry } from "@sihai/domain/order/draft";
import { inLanguage } from "@sihai/text";
import { useEndpoint, useLanguage, useSession } from "#shop";
import { changeOperation, useUserOperation } from "../../stores/user-operation.ts";

/** Where somebody without an address is taken to live whose browser names no country that is shipped to, until he says otherwise. */
const firstGuess = "US";
const dayMs = 86_400_000;

/**
 * The country costs are shown for: what the shopper chose last, else that of the default address, with its city and postcode. Only the
 * country is remembered on the device.
 */
export function useDestination() {
  const language = useLanguage();
  const chosen = useUserOperation((operation) => operation.area.goods);
  const isUser = useSession((session) => session.status === "user");
  const addresses = useEndpoint(addressList, { query: {} }, { enabled: isUser, staysWithoutLogin: true });
  const countries = useEndpoint(listFreightCountries, {}, { freshMs: dayMs });
  const home = addresses.data?.list.find((address) => address.default);
  const known = countries.data?.countries ?? [];
  const region = regionOf(navigator.languages);
  const guess = region !== null && known.some(({ code }) => code === region) ? region : firstGuess;
  const country = chosen ?? home?.countryId ?? guess;
  const isHome = home?.countryId === country;
  const found = known.find(({ code }) => code === country)?.name;
  const name = found ? inLanguage(found, language) : country;
  const speaksCity = home !== undefined && /\p{Script=Han}/u.test(home.city) === (language === "zh");
  return {
    country,
    zip: isHome ? home.zipCode : "",
    /** The city where it is written as the reader writes; else the country, so that no sentence mixes two scripts. */
    place: isHome && speaksCity ? home.city : name,
    /** Whether the shopper chose it or has an address there; else it is only guessed. */
    isKnown: chosen !== undefined || home !== undefined,
    /** Whether what decides the country is known; before that nothing should be calculated. */
    ready:
      chosen !== undefined ||
      (!(isUser && addresses.isPending) && (home !== undefined || region === null || !countries.isPending)),
    options: known.map(({ code, name: text }) => ({ value: code, label: inLanguage(text, language) })),
    choose: (code: string) => changeOperation((operation) => setOrderCountry(operation, code)),
  };
}
