import { addressList } from "@sihai/contract/address";
import { regionOf } from "@sihai/domain/language";
import { setOrderCountry } from "@sihai/domain/order/draft";
import { useEndpoint, useLanguage, useSession } from "#shop";
import { changeOperation, useUserOperation } from "../../stores/user-operation.ts";
import { useFreightCountries } from "./use-freight-countries.ts";

/** Where somebody without an address is taken to live whose browser names no country that is shipped to, until he says otherwise. */
const firstGuess = "US";

/**
 * The country costs are shown for: what the shopper chose last, else that of the default address, with its city and postcode. Only the
 * country is remembered on the device.
 */
export function useDestination() {
  const language = useLanguage();
  const chosen = useUserOperation((operation) => operation.area.goods);
  const isUser = useSession((session) => session.status === "user");
  const addresses = useEndpoint(addressList, { query: {} }, { enabled: isUser, staysWithoutLogin: true });
  const { read: countries, options } = useFreightCountries();
  const home = addresses.data?.list.find((address) => address.default);
  const region = regionOf(navigator.languages);
  const guess = region !== null && options.some(({ value }) => value === region) ? region : firstGuess;
  const country = chosen ?? home?.countryId ?? guess;
  const isHome = home?.countryId === country;
  const name = options.find(({ value }) => value === country)?.label ?? country;
  const speaksCity = home !== undefined && /\p{Script=Han}/u.test(home.city) === (language === "zh");
  return {
    country,
    zip: isHome ? home.zipCode : "",
    /** The city where it is written as the reader writes; else the country, so that no sentence mixes two scripts. */
    place: isHome && speaksCity ? home.city : name,
    /** For what holds in all of the country: that nobody ships something there. */
    countryName: name,
    /** Whether the shopper chose it or has an address there; else it is guessed, and said to be where an order is placed for it. */
    isKnown: chosen !== undefined || home !== undefined,
    /** Whether what decides the country is known; before that nothing should be calculated. */
    ready:
      chosen !== undefined ||
      (!(isUser && addresses.isPending) && (home !== undefined || region === null || !countries.isPending)),
    options,
    choose: (code: string) => changeOperation((operation) => setOrderCountry(operation, code)),
  };
}
