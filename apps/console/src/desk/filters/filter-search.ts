/** Parameters that say what stands open or which page of a list is shown; all others narrow the list. */
const noFilters = ["page", "after", "item", "open", "parcel", "enquiry", "service", "entry", "number", "q", "withdrawNo"];

/** What of an address narrows the list, in one order whoever wrote it; empty where nothing does. */
export function filterSearch(searchText: string): string {
  const all = new URLSearchParams(searchText);
  for (const name of noFilters) all.delete(name);
  all.sort();
  return all.toString();
}
