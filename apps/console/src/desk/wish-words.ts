type Wish = { needCheck: boolean; boxInStorage: boolean; specialMark: boolean; returnExchangeConfirmed: boolean };

/** What the buyer ticked for a shop, in words, what needs most care first. */
export function wishWords(wish: Wish | null, names: Record<keyof Wish, string>): string[] {
  if (wish === null) return [];
  const order = ["specialMark", "needCheck", "boxInStorage", "returnExchangeConfirmed"] as const;
  return order.filter((name) => wish[name]).map((name) => names[name]);
}
