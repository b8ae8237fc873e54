/** The page that asked for an address, with the chosen one in its query; undefined when none asked by address. */
export function withAddress(back: string | undefined, addressId: string): string | undefined {
  if (back === undefined) return undefined;
  const [path = "", query = ""] = back.split("?", 2);
  const search = new URLSearchParams(query);
  search.set("addressId", addressId);
  return `${path}?${search}`;
}
