/** States that are one city, by id, with the city as labels write it: whoever chooses one need not type the other. */
const cities: Readonly<Record<string, string>> = {
  "DE-BE": "Berlin",
  "DE-HH": "Hamburg",
  "US-DC": "Washington",
  "CN-BJ": "Beijing",
  "CN-SH": "Shanghai",
  "CN-TJ": "Tianjin",
  "CN-CQ": "Chongqing",
  "MY-14": "Kuala Lumpur",
};

/** The city a state is; null for one that holds several. */
export function cityOfState(stateId: string): string | null {
  return cities[stateId] ?? null;
}
