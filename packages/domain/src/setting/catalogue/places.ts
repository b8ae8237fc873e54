import { unique } from "../checks.ts";
import { keyed } from "../keyed.ts";
import { apart } from "../setting.ts";
import { countryCode, flag, list, named, pattern, record, text, whole } from "../shape.ts";

const country = record({
  /** ISO 3166-1 alpha-2; its names come from the browser in either language (rule L-51). */
  code: countryCode,
  /** The shape of its postcodes in capitals; empty: 2 to 12 letters, digits, blanks and hyphens. */
  postcode: pattern(60, true),
  /** Where there are none the field takes a dash. */
  hasPostcodes: flag,
  /** Its place among the common ones that stand first in the choice; 0: not among them. */
  commonPlace: whole("number", 0, 99),
  /** Can be chosen for a new address; those there are stay. */
  isOpen: flag,
});

const state = record({
  /** ISO 3166-2: the country before the hyphen. */
  id: text(6, /^[A-Z]{2}-[A-Z0-9]{1,3}$/),
  name: named(60),
  isOpen: flag,
});

/** Where addresses can be, and the first-level divisions that are chosen by name; of a country without any the state is typed freely. */
export const placeSettings = {
  countries: keyed(
    apart("countries", list(country, 1, 300), (countries) => [
      ...unique(
        countries.map(({ code }) => code),
        (index) => `${index}.code`,
      ),
      ...(countries.some(({ isOpen }) => isOpen) ? [] : [{ path: "", code: "ALL_CLOSED" as const }]),
    ]),
    "code",
  ),
  states: keyed(
    apart("countries", list(state, 0, 1_500), (states) =>
      unique(
        states.map(({ id }) => id),
        (index) => `${index}.id`,
      ),
    ),
    "id",
  ),
};
