type Refused = { refusals: readonly { itemIds: readonly string[] }[] };

/**
 * The items no line takes along: those every line names as its obstacle while it does not mean the parcel as a whole. Of a parcel of one
 * that is the item itself; where different lines stumble over different items it is none, and a split helps.
 */
export function itemsInTheWay(excluded: readonly Refused[], itemIds: readonly string[]): string[] {
  if (excluded.length === 0) return [];
  if (itemIds.length === 1) return [...itemIds];
  const named = excluded.map(({ refusals }) => refusals.filter((refusal) => !meansAll(refusal, itemIds)));
  return itemIds.filter((id) => named.every((refusals) => refusals.some((refusal) => refusal.itemIds.includes(id))));
}

/** The names of the items a refusal means; none where it means all of them, or the names are not known. */
export function namesMeant(refusal: Refused["refusals"][number], names: ReadonlyMap<string, string>): string[] {
  if (meansAll(refusal, [...names.keys()])) return [];
  return [...new Set(refusal.itemIds.flatMap((id) => names.get(id) ?? []))];
}

function meansAll({ itemIds }: Refused["refusals"][number], all: readonly string[]): boolean {
  return all.every((id) => itemIds.includes(id));
}
