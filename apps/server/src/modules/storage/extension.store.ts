import type { Money } from "@sihai/domain";
import type { Extension } from "@sihai/domain/storage";
import { type Db, fen, oneOf, payBeforeIn, type Tx } from "#platform";

/** Of one item: three months at a time, and as many that were never paid. */
const extensionsMax = 100;

export type ExtensionKey = { userId: string; extensionId: string };
export type StorageExtension = ExtensionKey & {
  state: "unpaid" | "paid" | "lapsed";
  total: Money;
  items: { itemId: string; endsBefore: Date; endsAfter: Date }[];
};

/** The number a customer knows an extension by. */
export function extensionNumber(extensionId: string): string {
  return `ST${extensionId.padStart(6, "0")}`;
}

/** Extensions that wait to be paid for any of these items. */
export async function unpaidFor(tx: Tx, userId: string, itemIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom("storage_extension_item")
    .select("extension_id")
    .distinct()
    .where("user_id", "=", userId)
    .where("item_id", "in", [...itemIds])
    .where("unpaid", "=", true)
    .orderBy("extension_id")
    .execute();
  return rows.map((row) => row.extension_id);
}

export type NewExtension = {
  userId: string;
  total: Money;
  at: Date;
  payBefore: Date;
  items: readonly { itemId: string; extension: Extension }[];
};

/**
 * Writes longer storage as unpaid, with each item's end before and after; its id. Throws where an item stands in another unpaid
 * one.
 */
export async function insertExtension(tx: Tx, { userId, total, at, payBefore, items }: NewExtension): Promise<string> {
  const { id } = await tx
    .insertInto("storage_extension")
    .values({ user_id: userId, state: "unpaid", total_cny: total.amount, created_at: at, pay_before: payBefore })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("storage_extension_item")
    .values(
      items.map(({ itemId, extension }) => ({
        user_id: userId,
        extension_id: id,
        item_id: itemId,
        months: extension.months,
        fee_cny: extension.fee.amount,
        overdue_cny: extension.overdueFee.amount,
        ends_before: extension.endsBefore,
        ends_after: extension.endsAfter,
      })),
    )
    .execute();
  return id;
}

/** Longer storage of the customer's with its items; null when there is none. Not locked. */
export async function findExtension(db: Db | Tx, { userId, extensionId }: ExtensionKey): Promise<StorageExtension | null> {
  const row = await db
    .selectFrom("storage_extension")
    .select(["state", "total_cny"])
    .where("user_id", "=", userId)
    .where("id", "=", extensionId)
    .executeTakeFirst();
  if (!row) return null;
  const items = await db
    .selectFrom("storage_extension_item")
    .select(["item_id as itemId", "ends_before as endsBefore", "ends_after as endsAfter"])
    .where("user_id", "=", userId)
    .where("extension_id", "=", extensionId)
    .orderBy("item_id")
    .execute();
  const state = oneOf(["unpaid", "paid", "lapsed"], row.state, "storage_extension.state");
  return { userId, extensionId, state, total: fen(row.total_cny), items };
}

export type ExtensionEnd = { state: "paid" | "lapsed"; at: Date };

/** Ends the waiting of an unpaid extension. False when it waits no more. */
export async function updateExtension(
  tx: Tx,
  { userId, extensionId }: ExtensionKey,
  { state, at }: ExtensionEnd,
): Promise<boolean> {
  const updated = await tx
    .updateTable("storage_extension")
    .set({ state, closed_at: at })
    .where("user_id", "=", userId)
    .where("id", "=", extensionId)
    .where("state", "=", "unpaid")
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) return false;
  await tx
    .updateTable("storage_extension_item")
    .set({ unpaid: false })
    .where("user_id", "=", userId)
    .where("extension_id", "=", extensionId)
    .execute();
  return true;
}

/** Every extension of an item with the end it gives, the first one first. */
export async function extensionsOf(
  db: Db | Tx,
  userId: string,
  itemId: string,
): Promise<{ extensionId: string; endsAfter: Date }[]> {
  return db
    .selectFrom("storage_extension_item")
    .select(["extension_id as extensionId", "ends_after as endsAfter"])
    .where("user_id", "=", userId)
    .where("item_id", "=", itemId)
    .orderBy("extension_id")
    .limit(extensionsMax)
    .execute();
}

/** Paid extensions whose fee is not booked as earned yet. */
export async function unearnedExtensions(db: Db, limit: number): Promise<ExtensionKey[]> {
  return db
    .selectFrom("storage_extension")
    .select(["user_id as userId", "id as extensionId"])
    .where("state", "=", "paid")
    .where("earned_at", "is", null)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Marks a paid extension as earned, once. False when another worker did. */
export async function markEarned(tx: Tx, { userId, extensionId }: ExtensionKey, at: Date): Promise<boolean> {
  const updated = await tx
    .updateTable("storage_extension")
    .set({ earned_at: at })
    .where("user_id", "=", userId)
    .where("id", "=", extensionId)
    .where("state", "=", "paid")
    .where("earned_at", "is", null)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Until when longer storage can be paid. */
export const movePayBefore = payBeforeIn("storage_extension");
