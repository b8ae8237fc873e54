const regions = new Intl.DisplayNames(["en"], { type: "region" });

/** A country as papers that cross borders name it: in English, in capitals, on a line of its own. */
export function printedCountry(code: string): string {
  return (regions.of(code) ?? code).toUpperCase();
}
