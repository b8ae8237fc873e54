import { ok, refuse } from "@sihai/domain";
import { freightItem, goodsValueOf } from "@sihai/domain/parcel";
import type { Deps } from "#platform";
import { levelOf } from "../../freight/index.ts";
import { quotePacked, viewAhead } from "../../goods/index.ts";
import { paidForItems } from "../../item/index.ts";
import { storedItemsOf } from "../../warehouse/index.ts";

type Command = { userId: string; itemIds: readonly string[]; country: string; zip: string; now: Date };

/** What was paid for stored goods and what sending them in one parcel would still cost, by their weights at stock-in. */
export async function estimateParcel(deps: Deps, { userId, itemIds, country, zip, now }: Command) {
  const wanted = [...new Set(itemIds)];
  const items = (await storedItemsOf(deps.db, userId, wanted)).filter(({ state }) => state === "stocked-in");
  if (items.length !== wanted.length) return refuse({ code: "PARCEL_ITEM_NOT_FOUND" as const });
  // The answer names items by their place in the question.
  const inOrder = items.sort((a, b) => wanted.indexOf(a.itemId) - wanted.indexOf(b.itemId));
  const packed = inOrder.map((item) => ({ items: [freightItem(item)], weightFrom: "measured" as const }));
  const journey = { country, zip, value: goodsValueOf(items), level: await levelOf(deps.db, userId) };
  const quoted = await quotePacked(deps, journey, packed, now);
  if (!quoted.ok) return quoted;
  const { paid, ...paidIn } = await paidForItems(deps.db, userId, wanted);
  return ok({ ...viewAhead(deps, quoted.value, now), paid, paidIn });
}
