type Address = { country: string; state: string; city: string; fullAddress: string; zipCode: string };

/** Where the postcode stands before the town (the continent's way). */
const zipFirst =
  "DE AT CH FR ES IT NL BE LU PT DK SE NO FI PL CZ SK HU GR RO BG HR SI EE LV LT IS LI MC TR RU UA BY RS BA ME MK AL MD MX BR IL MA TN DZ".split(
    " ",
  );
/** Where town, state and postcode share a line (America and Australia). */
const stateAndZip = "US CA AU PR".split(" ");

/** An address in the order its country writes it, without name and country; lines that would be empty are left out. */
export function postalLines({ country, state, city, fullAddress, zipCode }: Address): string[] {
  const join = (...parts: string[]) => parts.filter((part) => part.trim() !== "").join(" ");
  const withState = state === city ? "" : state;
  const lines = zipFirst.includes(country)
    ? [fullAddress, join(zipCode, city), withState]
    : stateAndZip.includes(country)
      ? [fullAddress, join(city, state, zipCode)]
      : [fullAddress, city, withState, zipCode];
  return lines.filter((line) => line.trim() !== "");
}
