import type { Tx } from "#platform";
import { insertCount, isMissed, placesOf, settleMissing } from "../shelf/shelf.store.ts";

type Looked = { itemNo: string; staffId: string; at: Date };

/** An item was not on its shelf. It waits among the differences of counts until it turns up or is settled, whatever becomes of its parcel. */
export async function noteMissed(tx: Tx, { itemNo, staffId, at }: Looked): Promise<void> {
  const [place] = await placesOf(tx, [itemNo]);
  if (!place?.shelf || place.warehouse === null || (await isMissed(tx, itemNo))) return;
  const { shelf, warehouse, state } = place;
  const look = { warehouse, shelf, expected: 1, found: 0, isWhole: false, staffId, at };
  await insertCount(tx, look, [{ itemNo, kind: "missing", expectedShelf: shelf, state }]);
}

/** It turned up. */
export async function noteFound(tx: Tx, { itemNo, staffId, at }: Looked): Promise<void> {
  await settleMissing(tx, itemNo, { note: "found", staffId, at });
}
