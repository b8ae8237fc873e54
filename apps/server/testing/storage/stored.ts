import * as contract from "@sihai/contract/storage";
import { aKey, type Client, type SpecWorld } from "#testing";

export const daySeconds = 86_400;

/** Seconds to go on, whole ones: one to two before the instant. */
export function untilBefore({ deps }: SpecWorld, at: Date): number {
  return Math.floor((at.getTime() - deps.clock.now().getTime()) / 1000) - 1;
}

/** Moves the clock to one or two seconds before an instant, and fires what became due. */
export function moveBefore(spec: SpecWorld, at: Date): Promise<void> {
  return spec.advance(untilBefore(spec, at));
}

/** Moves the clock to a second or less after an instant, and fires what became due. */
export function moveTo(spec: SpecWorld, at: Date): Promise<void> {
  return spec.advance(untilBefore(spec, at) + 2);
}

/** An item in storage as it stands. */
export async function rowOf({ deps }: SpecWorld, itemId: string) {
  return deps.db
    .selectFrom("stored_item")
    .innerJoin("order_item", (join) =>
      join.onRef("order_item.user_id", "=", "stored_item.user_id").onRef("order_item.id", "=", "stored_item.item_id"),
    )
    .select(["free_until", "paused_at", "stored_item.quantity", "weight_grams", "state", "shelf", "item_no"])
    .where("item_id", "=", itemId)
    .executeTakeFirstOrThrow();
}

/** The reminders a customer got about storage, oldest first, with the days they speak of. */
export async function told({ deps }: SpecWorld, client: Client): Promise<string[]> {
  const rows = await deps.db
    .selectFrom("message")
    .select(["template", "facts"])
    .where("user_id", "=", client.id)
    .where("template", "like", "storage-%")
    .orderBy("id")
    .execute();
  return rows.map(({ template, facts }) => {
    const days = typeof facts === "object" && facts !== null && "days" in facts ? `:${String(facts.days)}` : "";
    return `${template}${days}`;
  });
}

/** Asks for more months of storage at the total that was seen ("12.00", CNY); the whole reply. */
export function extend(client: Client, items: { itemId: string; months: number }[], seenTotal: string) {
  return client.call(contract.extendStorage, { body: { items, seenTotal } }, { key: aKey() });
}

/** The newest task of a kind on an item. */
export async function taskOf({ deps }: SpecWorld, itemId: string, kind = "forfeit") {
  return deps.db
    .selectFrom("storage_task")
    .selectAll()
    .where("item_id", "=", itemId)
    .where("kind", "=", kind)
    .orderBy("id", "desc")
    .executeTakeFirst();
}
